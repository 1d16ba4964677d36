import { config, withBase } from '../config/config.ts';
import type { ApError } from '../errors/errors.types.ts';
import { isObject } from '../page/read-unknown.ts';
import { registry } from '../storage/registry.ts';
import type { Answer } from './request.part.ts';

/** Error body of a response; every part may be missing (API-44). */
export interface ErrorBody {
  httpCode?: number;
  errorCode?: string;
  errorMessage?: string;
  errors?: { errorCode?: string; errorMessage?: string }[];
  /** Id of a user with an unvalidated e-mail address, for requesting the mail again (LOGIN-11). */
  userId?: string;
}

/** Failed call, already recorded. The caller shows a text of its own (HTTP-12). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly type: ApError['type'];
  /** HTTP status, or the one in the body; 0 without a response. */
  readonly status: number;
  /** `errorCode` of the response, if present (API-44). */
  readonly code: string | undefined;
  /** Body of the error response, for the caller only, never for the shared error list (W-25). */
  readonly body: ErrorBody;
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    type: ApError['type'],
    status: number,
    body: ErrorBody = {},
    retryAfter?: number,
  ) {
    super(message);
    this.type = type;
    this.status = status;
    this.code = body.errorCode;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The sentences of the specification, recorded word for word (HTTP-06..10). */
const sentences: Record<ApError['type'], string> = {
  server: 'An error occurred while making the request. Please try again later.',
  timeout: 'Unable to connect to the server. Please try again later.',
  network: 'Unable to connect to the server. Please try again later.',
  'not-found': 'The resource was not found on the server. Please try again later.',
  unauthorized: 'You are not authorized to perform this operation.',
  precondition: 'Precondition failed. Please try again later.',
  script: '',
};

export function typeOf(status: number): ApError['type'] {
  if (status === 400 || status === 404) return 'not-found';
  if (status === 401 || status === 403) return 'unauthorized';
  return status === 412 ? 'precondition' : 'server';
}

/** Detects an unknown outcome: the response was lost, or came from a proxy. */
export const isUnclear = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Marks a body that is not JSON. Proxies often send errors as html, so the status is checked first. */
const notJson = Symbol('not JSON');

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return notJson;
  }
}

/** Unwraps the `response` of a body, or returns all of it (HTTP-03, HTTP-15). */
function unwrap(body: unknown): unknown {
  return isObject(body) && 'response' in body ? body.response : body;
}

/** Status of rejected data, for a rejection that came with 200. */
const REFUSED = 400;

/** Detects a rejection in a response with status 200 (NEWS-05, CONT-10). */
const hasErrors = (value: unknown): value is ErrorBody =>
  isObject(value) && Array.isArray(value.errors) && value.errors.length > 0;

/** Returns the data of a response, or throws the error of its status or body. */
function readResponse(response: Answer, line: string, isHtml: boolean): unknown {
  const { ok, status, _data: text = '' } = response;
  // html after a redirect may be a login page, so it is not accepted
  if (isHtml && ok && !response.redirected && response.headers.get('Content-Type')?.startsWith('text/html'))
    return text;
  const body = isHtml ? notJson : parse(text);
  const failure: ErrorBody = isObject(body) ? body : {};
  const { httpCode = 0 } = failure;
  // ignores a date, which a proxy may send instead of seconds
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  if (httpCode >= 500)
    throw new ApiError(`${line} httpCode ${httpCode}`, 'server', httpCode, failure, retryAfter);
  if (!ok) throw new ApiError(`${line} ${status}`, typeOf(status), status, failure, retryAfter);
  if (body === notJson) throw new ApiError(`${line} is not ${isHtml ? 'html' : 'JSON'}`, 'server', status);
  const answer = unwrap(body);
  const refusal = [body, answer].find(hasErrors);
  if (refusal) throw new ApiError(`${line} ${status} with errors`, typeOf(REFUSED), REFUSED, refusal);
  return answer;
}

/** Adds a failed call to the shared error list, without query, body or address (W-25). */
export function record({ message, type, status, code }: ApiError): void {
  registry().errors.record({
    phase: 'http',
    code: code ?? String(status),
    type,
    message,
    text: sentences[type],
  });
}

/** Records a part of a response that was left out because of its unexpected shape. */
export function recordUnreadable(what: string): void {
  record(new ApiError(`${what} has not the expected shape`, 'server', 200));
}

export interface CallOptions {
  method?: 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Expects a piece of html, which is returned as text. */
  isHtml?: boolean;
  /** Makes the browser revalidate its cached copy, however new; mostly it is still valid (BEY-05). */
  isRevalidated?: boolean;
  /** Overrides the page's own policy, for a service that must know the site. */
  referrerPolicy?: ReferrerPolicy;
  /** Aborts the call when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Calls the API: JSON, same-origin cookies, 10 s at most for the whole response (HTTP-01, HTTP-02, HTTP-16).
 * ofetch only sends the request: docs/decisions/http-client.md says why it neither retries nor parses.
 *
 * @param read parses the response data, and throws on an unexpected shape.
 * @throws {ApiError} after recording it, for every failure (HTTP-04) except an abort by the signal
 */
export async function callApi<T>(
  path: string,
  options: CallOptions,
  read: (answer: unknown) => T,
): Promise<T> {
  const method = options.method ?? (options.body ? 'POST' : 'GET');
  const line = `${method} ${path.replace(/\?.*/, '')}`;
  const { isHtml = false, isRevalidated, signal, body, headers, referrerPolicy } = options;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(config().httpTimeout);
  const end = new AbortController(); // `AbortSignal.any` is newer than some browsers that are served
  for (const reason of [timeout, signal]) reason?.addEventListener('abort', () => end.abort());
  try {
    request ??= await loadRequest(end.signal);
    const response = await request(withBase(path), {
      method,
      ...(headers && { headers }),
      ...(referrerPolicy && { referrerPolicy }),
      ...(body && { body: JSON.stringify(body) }),
      ...(isRevalidated && { cache: 'no-cache' }),
      signal: end.signal,
    });
    return readAnswer(readResponse(response, line, isHtml), read, line);
  } catch (error) {
    signal?.throwIfAborted();
    const failure = error instanceof ApiError ? error : noAnswer(line, timeout.aborted);
    record(failure);
    throw failure;
  }
}

/** Request function, undefined until its part has loaded. */
let request: typeof import('./request.part.ts').default | undefined;

/** Loads the request part. Its loader waits for a connection, but the call only until its signal aborts. */
async function loadRequest(signal: AbortSignal) {
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', reject, { once: true }));
  return (await Promise.race([import('./request.part.ts'), ended])).default;
}

const noAnswer = (line: string, timedOut: boolean) =>
  timedOut
    ? new ApiError(`${line} timed out`, 'timeout', 0)
    : new ApiError(`${line} could not connect`, 'network', 0);

/** Runs `read`. Whatever it throws is recorded as an unexpected shape of the response. */
function readAnswer<T>(answer: unknown, read: (answer: unknown) => T, line: string): T {
  try {
    return read(answer);
  } catch (error) {
    throw new ApiError(
      `${line} 200: ${error instanceof ShapeError ? error.message : 'unreadable'}`,
      'server',
      200,
    );
  }
}

/** Reader for calls whose response has no useful data. */
export const nothing = () => undefined;

/** Thrown by readers of responses: the call succeeded, but this part has an unexpected shape. */
export class ShapeError extends Error {
  constructor(what: string) {
    super(`${what} has not the expected shape`);
  }
}
