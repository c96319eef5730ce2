/** `npm run emulator`: starts the emulator by hand and prints how to reach it. `--help` lists the options. */
import { HELP, readCommandLine, usageProblem } from './command-line.ts';
import { startEmulator } from './emulator.ts';
import type { GivenEmulatorSettings } from './settings/settings.ts';

async function run(settings: GivenEmulatorSettings): Promise<void> {
  const emulator = await startEmulator(settings, undefined, console.log);
  const { baseUrl, storageUrl, apiKey, domain, domainNote, projectId, agentJobId, exposure } = emulator;
  console.log(`Emulator of the documentation service: ${baseUrl}
  storage        ${storageUrl}
  api-key        ${apiKey}
  project-id     ${projectId}
  domain         ${domain}
                 ${domainNote}
  agent-job-id   ${agentJobId}${exposure === undefined ? '' : `\n${exposure}`}
Press Ctrl+C to stop it. Its requests, with the time in UTC:`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => emulator.close().then(() => process.exit()));
  }
}

try {
  const settings = readCommandLine(process.argv.slice(2));
  if (settings === 'help') console.log(HELP);
  else await run(settings);
} catch (error) {
  const problem = usageProblem(error);
  if (problem === undefined) throw error;
  console.error(problem);
  process.exit(2);
}
