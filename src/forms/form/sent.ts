import { ApiError } from '../../api/client.ts';

/** Result of a submission: accepted, rejected, or `failed` without a verdict. */
export type Sent = boolean | 'failed';

/** Detects a rejection of the data: the server is neither down nor limiting requests. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Result of a call that threw. */
export const sentWith = (error: unknown): Sent => (isRefusal(error) ? false : 'failed');
