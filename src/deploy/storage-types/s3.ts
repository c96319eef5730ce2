/** Amazon S3, and the many services with its protocol, such as Cloudflare R2. */
import { FULL, NO_BUCKET, RETAINED, WRONG_CLOCK } from './hint-texts.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const S3: StorageType = {
  names: ['s3'],
  inVariables: 's3',
  isBucket: true,
  keepsTimes: true,
  options: {
    // rclone would check whether the bucket exists, and try to create it.
    no_check_bucket: 'true',
    // rclone would request each object after its upload, although the storage has already compared the MD5.
    no_head: 'true',
    // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
    sign_accept_encoding: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  // Without them, rclone sends requests without a signature.
  credentials: {
    variables: ['AWS_ACCESS_KEY_ID', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
    options: ['env_auth', 'access_key_id', 'profile'],
    unread: [
      [
        /AccessDenied|Forbidden|StatusCode: 403/,
        'rclone does not read the credentials in `AWS_...` without `env_auth`.',
        'Add `env_auth=true` to the destination, or set `RCLONE_S3_ENV_AUTH` to `true`.',
      ],
    ],
  },
  hints: {
    details: [
      [/object lock|WORM protected/i, ...RETAINED],
      [
        /with an explicit deny/i,
        'A policy denies the request explicitly.',
        'What the policies of the role allow has no effect then. Change the policy that the message names, such as the one of the bucket, or a service control policy of the organization.',
      ],
      [
        /S3: (?:PutObject|UploadPart|\w+MultipartUpload), .*api error (?:AccessDenied|AllAccessDisabled|Forbidden)/,
        'The storage refused the upload.',
        'For S3, the role needs `s3:PutObject` on the objects of the bucket, and the policy of the bucket must not deny it. If the bucket has a KMS key, the role also needs `kms:GenerateDataKey`.',
      ],
      [
        /S3: DeleteObjects?, .*api error (?:AccessDenied|AllAccessDisabled|Forbidden)/,
        'The storage refused the deletion.',
        'For S3, the role needs `s3:DeleteObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
      ],
    ],
    code: /\bapi error (\w+)/,
    codes: {
      'InvalidAccessKeyId ExpiredToken InvalidToken InvalidClientTokenId': [
        'The storage did not accept the credentials.',
        'Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
      ],
      SignatureDoesNotMatch: [
        'The storage did not accept the signature.',
        'Check the secret access key. If it is correct, a proxy in front of the storage changes the requests.',
      ],
      'AccessDenied AllAccessDisabled Forbidden': [
        'The storage refused the request.',
        'For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist.',
      ],
      NoSuchBucket: NO_BUCKET,
      RequestTimeTooSkewed: WRONG_CLOCK,
      'AuthorizationHeaderMalformed PermanentRedirect IllegalLocationConstraintException': [
        'The bucket is in another region.',
        'Set its region with `region` in the destination, or in the variables of the remote.',
      ],
      AccessControlListNotSupported: [
        'The bucket has no access control lists.',
        'Remove `acl` from the destination and from the variables of rclone.',
      ],
      'ObjectParentIsFile XMinioParentIsObject': [
        'A part of the path is a file, and this storage keeps files in folders.',
        'Enter another path in `destination`.',
      ],
      'QuotaExceeded QuotaExceededException XMinioStorageFull InsufficientCapacity InsufficientStorage': FULL,
    },
    texts: [
      [
        /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role/i,
        'There are no credentials.',
        'Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
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
  },
};
