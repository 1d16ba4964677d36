const statuses = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidArgument: 400,
  InvalidRequest: 400,
  InvalidRange: 416,
  MalformedXML: 400,
  InternalError: 500,
  ServiceUnavailable: 503,
} as const;

export type StoreErrorCode = keyof typeof statuses;

/** Error in the format of S3. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly statusCode: number;

  constructor(code: StoreErrorCode) {
    super(code);
    this.code = code;
    this.statusCode = statuses[code];
  }

  xml(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code></Error>`;
  }
}
