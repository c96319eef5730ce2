/** Looks at the input `project-id`, which is copied by hand. */
import { logWarning } from '../runner/step-log.ts';

/** The IDs of the service, as its staff describes them. Its template has `proj_...`, so another form is only a warning. */
const FORM = /^[0-9a-f]{24}$/i;

/** Warns of an ID with another form, before a request shows whether the service knows it. */
export function warnOfForm(projectId: string | undefined): void {
  if (projectId === undefined || FORM.test(projectId)) return;
  logWarning(
    'Input `project-id` does not have the form of a project ID, which is 24 hex digits. If the service does not know it, ' +
      'copy the project ID from the API keys page of the dashboard.',
  );
}
