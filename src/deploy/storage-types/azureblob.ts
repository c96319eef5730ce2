/** Azure Blob Storage. */
import { RETAINED, WRONG_CLOCK } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const AZURE_BLOB: StorageType = {
  names: ['azureblob'],
  inVariables: 'azureblob',
  isBucket: true,
  keepsTimes: true,
  options: { no_check_container: 'true', encoding: NAMES_AS_THEY_ARE },
  causes: [
    [/Request date header too old/i, ...WRONG_CLOCK],
    [
      /ERROR CODE: (?:AuthenticationFailed|InvalidAuthenticationInfo|NoAuthenticationInformation|KeyBasedAuthenticationNotPermitted)\b/,
      'The storage did not accept the credentials.',
      'Check the step that provides them, such as `azure/login`, and whether they have expired.',
    ],
    [
      /ERROR CODE: (?:AuthorizationPermissionMismatch|InsufficientAccountPermissions|AuthorizationServiceMismatch)\b/,
      'The storage refused the request.',
      'The identity needs the role Storage Blob Data Contributor for the container, or the SAS the permissions to read, write, delete, and list.',
    ],
    [
      // A folder is only a part of a name, so only the container can be missing.
      /ERROR CODE: ContainerNotFound\b|directory not found/i,
      'The container does not exist.',
      'Check its name in `destination`, or in `state`, or create the container: a deployment does not create it.',
    ],
    [/ERROR CODE: BlobImmutableDueTo(?:Policy|LegalHold)\b/, ...RETAINED],
    [
      /ERROR CODE: (?:AccountIsDisabled|ContainerBeingDeleted)\b/,
      'The account is disabled, or the container is being deleted.',
      'Look at both in the Azure portal.',
    ],
    [
      /failed to authenticate|decode account key/i,
      'The storage did not accept the credentials.',
      'Check `account` and `key`, or the SAS, and whether it has expired or was replaced.',
    ],
    [
      /not authorized to perform|RESPONSE 403/i,
      'The storage refused the request.',
      'Check the permissions of the identity, and the network rules of the storage account.',
    ],
  ],
};
