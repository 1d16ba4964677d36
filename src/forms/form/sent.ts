import { ApiError } from '../../api/client.ts';

/** What came of sending: admitted, refused, or `failed` where nobody has judged what was sent. */
export type Sent = boolean | 'failed';

/** What came of a call that threw: only who has read the data can have refused it. */
export const sentWith = (error: unknown): Sent =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    ? false
    : 'failed';
