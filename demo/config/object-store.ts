/** S3-compatible store for visitors' files. */
export interface ObjectStoreClient {
  /** Address without the bucket, for example `https://s3.example.cat`. */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** @throws Error with a readable message when the configuration is incomplete */
export function readObjectStore(
  environment: Record<string, string | undefined>,
): ObjectStoreClient | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = environment;
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new Error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together.');
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('S3_ENDPOINT must look like https://s3.example.cat');
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, accessKey, secretKey };
}
