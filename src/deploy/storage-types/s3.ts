/** Amazon S3, and the many services with its protocol, such as Cloudflare R2. */
import { FULL, NEEDS_TLS, NO_BUCKET, RETAINED, WRONG_CLOCK } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

const DENIED = '(?:AccessDenied|AllAccessDisabled|Forbidden)';

/** @param codes of S3 ("Error responses") */
const error = (codes: string) => new RegExp(`\\bapi error (?:${codes})\\b`);

export const S3: StorageType = {
  names: ['s3'],
  inVariables: 's3',
  isBucket: true,
  keepsTimes: true,
  options: {
    // Without keys of its own, a remote uses those in `AWS_...`. rclone would send requests without a signature.
    'env_auth ibm_api_key v2_auth': 'true',
    // rclone would check whether the bucket exists, and try to create it.
    no_check_bucket: 'true',
    // rclone would request each object after its upload, although the storage has already compared the MD5.
    no_head: 'true',
    // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
    sign_accept_encoding: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  causes: [
    NEEDS_TLS,
    [/object lock|WORM protected/i, ...RETAINED],
    [
      /with an explicit deny/i,
      'A policy denies the request explicitly.',
      'What the policies of the role allow has no effect then. Change the policy that the message names, such as the one of the bucket, or a service control policy of the organization.',
    ],
    [
      /not authorized to perform: kms:/i,
      'The role may not use the KMS key of the bucket.',
      'Allow the role the action that the message names, in its own policy and in the policy of the key.',
    ],
    [
      new RegExp(`S3: (?:PutObject|UploadPart|\\w+MultipartUpload), .*api error ${DENIED}`),
      'The storage refused the upload.',
      'For S3, the role needs `s3:PutObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
    ],
    [
      new RegExp(`S3: DeleteObjects?, .*api error ${DENIED}`),
      'The storage refused the deletion.',
      'For S3, the role needs `s3:DeleteObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
    ],
    [
      error('ExpiredToken'),
      'The credentials have expired.',
      'A new run signs in again. If they expire again, raise `role-duration-seconds` of `aws-actions/configure-aws-credentials`.',
    ],
    [
      error('InvalidAccessKeyId|InvalidToken|InvalidClientTokenId'),
      'The storage did not accept the credentials.',
      'Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
    ],
    [
      error('SignatureDoesNotMatch'),
      'The storage did not accept the signature.',
      'Check the secret access key. If it is correct, a proxy in front of the storage changes the requests.',
    ],
    [
      error(DENIED),
      'The storage refused the request.',
      'For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist. For Cloudflare R2, a bucket of a jurisdiction has an endpoint of its own, such as `https://ACCOUNT.eu.r2.cloudflarestorage.com`.',
    ],
    [
      error('NoSuchBucket'),
      NO_BUCKET[0],
      `${NO_BUCKET[1]} For Cloudflare R2, a bucket of a jurisdiction has an endpoint of its own, with \`.eu.\` or \`.fedramp.\`.`,
    ],
    [error('RequestTimeTooSkewed'), ...WRONG_CLOCK],
    [
      error(
        'AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException|IncorrectEndpoint|InvalidRegion(?:Name)?',
      ),
      'The bucket is in another region.',
      'Set its region with `region` in the destination, or in the variables of the remote.',
    ],
    [
      error('AccessControlListNotSupported'),
      'The bucket has no access control lists.',
      'Remove `acl` from the destination and from the variables of rclone.',
    ],
    [
      error('ObjectParentIsFile|XMinioParentIsObject'),
      'A part of the path is a file, and this storage keeps files in folders.',
      'Enter another path in `destination`.',
    ],
    [
      error(
        'QuotaExceeded|QuotaExceededException|XMinioStorageFull|InsufficientCapacity|InsufficientStorage',
      ),
      ...FULL,
    ],
    [
      /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role/i,
      'There are no credentials.',
      'Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether the secrets of the keys are empty.',
    ],
    [
      /StatusCode: 403, .*error while deserializing/i,
      'Something between this runner and the storage refused the request: the response is not the one of a storage.',
      'Check the endpoint, and the proxy or firewall.',
    ],
    [
      /StatusCode: 4\d\d, .*error while deserializing/i,
      'The response is not the one of a storage.',
      'Check the endpoint: its port, and whether the server requires TLS at this address (`https`).',
    ],
    [
      /StatusCode: 403/,
      'The storage refused the request without a reason.',
      'Check the credentials, and whether they may list, read, write, and delete.',
    ],
  ],
};
