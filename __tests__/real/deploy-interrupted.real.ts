/** Deployments that are interrupted at random moments, with the rclone that the action downloads. */
import path from 'node:path';
import { describe, it } from '@jest/globals';
import { type ToolName, tool } from '../../scripts/real-tools.mjs';
import { interruptDeployments } from '../support/interrupted-deployments.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { NODE } from './support/run-export.ts';

const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('deployments that are interrupted at a random moment', () => {
  describe.each(['rclone'] satisfies ToolName[])('with %s', (name) => {
    describeWith(tool(name).path ?? name, [name], () => {
      it.concurrent.each([
        ['SIGKILL', 28, 31],
        ['SIGTERM', 12, 32],
        ['SIGINT', 8, 33],
      ] as const)('by %s, %i times, are repaired by the next one', async (signal, count, seed) => {
        await interruptDeployments(signal, {
          count,
          seed,
          node: NODE,
          rcloneFolder: path.dirname(pathOf(name)),
        });
      });
    });
  });
});
