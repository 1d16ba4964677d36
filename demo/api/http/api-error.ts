import { type ErrorCode, errorCodes } from './error-codes.ts';
import { fields, text } from './json-schema.ts';

export interface FieldError {
  errorCode: string;
  errorMessage: string;
}

/** Body of every error response (API-44). */
export interface ErrorBody {
  httpCode: number;
  errorCode: string;
  errorMessage: string;
  errors: FieldError[];
  userId?: string;
}

/** Error for the caller; code called by a route may throw it anywhere. */
export class ApiError extends Error {
  readonly errorCode: ErrorCode;
  readonly statusCode: number;
  readonly errors: FieldError[];
  readonly userId: string | undefined;
  /** Seconds, for the header `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    errorCode: ErrorCode,
    details: { message?: string; errors?: FieldError[]; userId?: string; retryAfter?: number } = {},
  ) {
    const [statusCode, message] = errorCodes[errorCode];
    super(details.message ?? message);
    this.errorCode = errorCode;
    this.statusCode = statusCode;
    this.errors = details.errors ?? [];
    this.userId = details.userId;
    this.retryAfter = details.retryAfter;
  }

  body(): ErrorBody {
    const { statusCode: httpCode, errorCode, message: errorMessage, errors, userId } = this;
    return { httpCode, errorCode, errorMessage, errors, ...(userId === undefined ? {} : { userId }) };
  }
}

/** JSON Schema of {@link ErrorBody}, for the OpenAPI document. */
export const errorSchema = {
  $id: 'Error',
  ...fields(
    {
      httpCode: { type: 'integer' },
      errorCode: text,
      errorMessage: text,
      errors: {
        type: 'array',
        items: { type: 'object', properties: { errorCode: text, errorMessage: text } },
      },
      userId: text,
    },
    'userId',
  ),
} as const;

/** Returns the error responses for a route's schema. */
export function failures<Status extends number>(...statuses: Status[]): Record<Status, { $ref: 'Error#' }> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: 'Error#' }])) as Record<
    Status,
    { $ref: 'Error#' }
  >;
}
