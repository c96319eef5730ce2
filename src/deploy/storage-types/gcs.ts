/** Google Cloud Storage. */
import { NO_BUCKET, RETAINED, WRONG_CLOCK } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const GCS: StorageType = {
  names: ['google cloud storage', 'gcs'],
  inVariables: 'gcs',
  isBucket: true,
  keepsTimes: true,
  options: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
  causes: [
    [/short-lived token.* reasonable timeframe/i, ...WRONG_CLOCK],
    [/retention policy|event-based hold|temporary hold/i, ...RETAINED],
    [
      /googleapi: Error 401/,
      'The storage did not accept the credentials.',
      'Check the step that provides them, such as `google-github-actions/auth`.',
    ],
    [
      /googleapi: Error 403/,
      'The storage refused the request.',
      'The service account needs the role Storage Object Admin for the bucket.',
    ],
    [/googleapi: Error 404/, ...NO_BUCKET],
    [
      /could not find default credentials|processing credentials|service account credentials file|invalid_grant/i,
      'There are no valid credentials.',
      'Check the step that provides them, such as `google-github-actions/auth`, or `service_account_credentials`.',
    ],
  ],
};
