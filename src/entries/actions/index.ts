/**
 * What `dist/actions/` contains: every action, bundled once. Each part is loaded when it is needed, since a run needs
 * only one of them.
 */
export { listenForCancellation } from '../../runner/cancellation.ts';

export const loadExportAction = () => import('../../export/main.ts');
export const loadExportPost = () => import('../../export/post.ts');
export const loadAgentJobAction = () => import('../../agent-job/main.ts');
export const loadAlarmAction = () => import('../../alarm/main.ts');
export const loadEmulatorAction = () => import('../../emulator-action/main.ts');
export const loadDeployAction = () => import('../../deploy/main.ts');
