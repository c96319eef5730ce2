/** What is said before anything is requested. */
import { expect, it } from '@jest/globals';
import type { Context } from '../../../../src/context/context.ts';
import { prepareDelivery } from '../../../../src/export/delivery/prepare-delivery.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import type { ExportReport } from '../../../../src/export/report/report.ts';

const environmentUrl = 'https://docs.example.com';

it.each<[Partial<ExportInputs>, readonly string[]]>([
  [{}, []],
  [{ environmentUrl, environment: 'production' }, []],
  [{ environment: 'production' }, []],
  [
    { environmentUrl },
    [
      '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set `environment` to record one.',
    ],
  ],
])('says for %j what has no effect', async (inputs, expected) => {
  const lines: string[] = [];
  const context = { log: { info: (line: string) => lines.push(line) } } as unknown as Context;
  await prepareDelivery(inputs as ExportInputs, {} as ExportReport, context);
  expect(lines).toEqual(expected);
});
