import { isIP } from 'node:net';
import { parseServiceAddress } from './service-address.ts';

/** Place of the bucket in an address: `https://s3.example.cat/uploads` or `https://uploads.s3.example.cat`. */
export type BucketAddressing = 'path' | 'host';

/** S3-compatible store for visitors' files. */
export interface ObjectStoreClient {
  /** Address without the bucket, for example `https://s3.example.cat`. */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Region in the signatures; a store other than AWS usually accepts `us-east-1`. */
  region: string;
  addressing: BucketAddressing;
}

/**
 * Reads `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY` and `S3_SECRET_KEY`, and if the store needs them `S3_REGION` and
 * `S3_ADDRESSING`.
 * @throws Error with a readable message when the configuration is incomplete or wrong
 */
export function readObjectStore(
  environment: Record<string, string | undefined>,
): ObjectStoreClient | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_REGION: region,
    S3_ADDRESSING: addressing,
  } = environment;
  if (!endpoint && !bucket && !accessKey && !secretKey) {
    if (region || addressing) throw new Error('S3_REGION and S3_ADDRESSING need S3_ENDPOINT.');
    return undefined;
  }
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new Error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together.');
  const url = parseServiceAddress(endpoint);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('S3_ENDPOINT must look like https://s3.example.cat, without user, query or fragment');
  if (region && !/^[\w-]{1,64}$/.test(region)) throw new Error('S3_REGION must look like eu-south-2');
  if (addressing && addressing !== 'path' && addressing !== 'host')
    throw new Error(`S3_ADDRESSING must be path or host, not "${addressing}"`);
  if (addressing === 'host') checkHostBucket(bucket, url);
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    accessKey,
    secretKey,
    region: region || 'us-east-1',
    addressing: addressing === 'host' ? 'host' : 'path',
  };
}

/** Refuses buckets that cannot be a label of the host: a wildcard certificate covers no further dot. */
function checkHostBucket(bucket: string, { hostname }: URL): void {
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    throw new Error('S3_ADDRESSING=host needs an S3_ENDPOINT with a name, not an IP address');
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error('S3_ADDRESSING=host needs an S3_BUCKET of small letters, digits and hyphens');
}

/** Returns the address of the bucket, without a slash at the end. Browsers send files to its origin. */
export function bucketAddress({ endpoint, bucket, addressing }: ObjectStoreClient): string {
  if (addressing === 'path') return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/+$/, '');
}
