import type { Call, Expected } from './call.ts';
import type { AnswerPromise, Contract, Operation } from './document.types.ts';
import type { Answer } from './send.ts';

/**
 * Result of a comparison. `note`: why a response proves nothing. `difference`: the fault, worded identically for
 * identical faults. `isExcused`: the document itself rules out more in this run.
 */
export type Verdict = { difference: string } | { note: string; isExcused?: true } | undefined;

/** Compares an answer with the document. */
export function judge(call: Call, answer: Answer | string, contract: Contract): Verdict {
  if (typeof answer === 'string')
    // the server may cut off a body that is too long while it is sent
    return Array.isArray(call.expected) && call.expected.includes(413)
      ? undefined
      : { difference: `expected an answer, got none: ${answer}` };
  const { status } = answer;
  const promise = call.operation.answers[status];
  const isWrongMethod = call.request.method !== call.operation.method;
  const wrongStatus = judgeStatus(call, status, promise !== undefined || isWrongMethod);
  if (wrongStatus && 'difference' in wrongStatus) return wrongStatus;
  if (isWrongMethod || !promise) return wrongStatus;
  const wrong = judgeHeaders(answer, promise, contract) ?? judgeBody(answer, promise, contract);
  return wrong === undefined ? wrongStatus : { difference: `${status}: ${wrong}` };
}

function judgeStatus({ expected, operation, request }: Call, status: number, isDocumented: boolean): Verdict {
  const { answers, needsCaptcha, isForStaff, needsLogin } = operation;
  if (status === 429 && '429' in answers) return { note: 'the server asked to wait (429)' };
  const got = `got ${status}`;
  if (!isAmong(expected, status)) {
    if (status === 503 && '503' in answers && expected !== 'done')
      return { note: 'the service was not available (503)' };
    if (expected === 'done') {
      if (needsCaptcha && status === 400) return { note: 'the back end asks for a captcha', isExcused: true };
      if (isForStaff && status === 403) return { note: 'the login is not of the staff', isExcused: true };
      if (request.method !== 'GET' && (status === 409 || status === 412))
        return { note: 'the state of the back end did not allow it (409, 412)' };
    }
    if (Array.isArray(expected) && needsLogin && status === 401) return undefined;
    return { difference: `expected ${wordsOf(expected, Object.keys(answers))}, ${got}` };
  }
  if (isDocumented) return undefined;
  return {
    difference: `expected one of ${Object.keys(answers).join(', ')}, ${got}, which the document does not have`,
  };
}

function isAmong(expected: Expected, status: number): boolean {
  if (expected === 'done') return status >= 200 && status < 400;
  if (expected === 'refused') return status >= 400 && status < 500;
  if (expected === 'any') return status < 500;
  return expected.includes(status);
}

/** Returns the documented success statuses of an operation. */
export const successOf = ({ answers }: Operation): string => wordsOf('done', Object.keys(answers));

function wordsOf(expected: Expected, documented: string[]): string {
  const from = (least: number, most: number) =>
    documented.filter((status) => Number(status) >= least && Number(status) < most).join(' or ');
  if (expected === 'done') return from(200, 400);
  if (expected === 'refused') return `a refusal (${from(400, 500)})`;
  if (expected === 'any') return `one of ${from(200, 500)}`;
  return expected.join(' or ');
}

function judgeHeaders(
  { headers }: Answer,
  promise: AnswerPromise,
  { mismatch }: Contract,
): string | undefined {
  for (const [name, { required, schema }] of Object.entries(promise.headers ?? {})) {
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      if (required) return `expected the header ${name}, got none`;
      continue;
    }
    const isNumber = schema?.type === 'integer' || schema?.type === 'number';
    const wrong = schema && mismatch(schema, isNumber ? Number(value) : String(value));
    if (wrong) return `expected another header ${name} than "${value}": ${wrong}`;
  }
  return undefined;
}

function judgeBody(
  { headers, body }: Answer,
  { content }: AnswerPromise,
  { mismatch }: Contract,
): string | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!content) return body.length > 0 ? `expected no body, got ${type ?? 'one'}` : undefined;
  const media = type === undefined ? undefined : content[type];
  if (!media) return `expected ${Object.keys(content).join(' or ')}, got ${type ?? 'no content type'}`;
  if (type !== 'application/json') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return 'expected JSON, got a body that is none';
  }
  const wrong = media.schema && mismatch(media.schema, value);
  return wrong && `expected the documented body, got another: ${wrong}`;
}
