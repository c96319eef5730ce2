/** What `dist/actions/` contains: every action, bundled once. */
import { listenForCancellation } from '../../runner/cancellation.ts';
import { workspace } from '../../runner/runner-files.ts';

/** Each part is loaded when it is needed, since a run needs only one of them. */
const STEPS = {
  export: async () => (await import('../../export/main.ts')).main(),
  'agent-job': async () => (await import('../../agent-job/main.ts')).main(),
  alarm: async () => (await import('../../alarm/main.ts')).main(),
  deploy: async () => {
    // rclone takes as long to start as the rest of the action takes to load.
    const { spawnInstalled } = await import('../../deploy/rclone/rclone-process.ts');
    const spawning = spawnInstalled(workspace());
    // A failure is reported by the action.
    await spawning.catch(() => undefined);
    return (await import('../../deploy/main.ts')).main(spawning);
  },
  emulator: async () => (await import('../../emulator-action/main.ts')).main(),
  'emulator-post': async () => (await import('../../emulator-action/main.ts')).post(),
};

/** Runs a step. Listens for a cancellation first, since the runner may cancel a step in its first moments. */
export function runStep(step: keyof typeof STEPS): Promise<void> {
  listenForCancellation();
  return STEPS[step]();
}
