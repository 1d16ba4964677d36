import type { LiveAnswer, LiveMessage } from '../../../src/api/live.types.ts';
import { texts } from './newsroom-texts.ts';

/** Refusal of a call, with a text for the editor. */
export class Refusal extends Error {
  readonly reason: 'session' | 'changed' | 'fields' | 'gone' | 'removed' | 'other';
  /** Problems by field, as in `description.2.src`, each with its message. */
  readonly problems: { path: string; message: string }[];
  /** Newer version of the message, by another editor. */
  readonly newer: LiveMessage | undefined;

  constructor(
    reason: Refusal['reason'],
    message: string,
    problems: Refusal['problems'] = [],
    newer?: LiveMessage,
  ) {
    super(message);
    this.reason = reason;
    this.problems = problems;
    this.newer = newer;
  }
}

interface Failure {
  errorCode?: string;
  errorMessage?: string;
  errors?: { errorMessage: string }[];
  message?: LiveMessage;
}

/** Longer than this nobody waits with a finger on the button. */
const patience = 20_000;

async function call<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { method, cache: 'no-store', signal, ...sent }).catch(() => {
    throw new Refusal('other', texts.offline);
  });
  const content = await answer.json().catch(() => ({}));
  if (answer.ok && content.response !== undefined) return content.response;
  throw refusalOf(answer.status, content);
}

function refusalOf(status: number, failure: Failure): Refusal {
  if (status === 401) return new Refusal('session', texts.sessionEnded);
  if (status === 403) return new Refusal('other', texts.notStaff);
  if (status === 413) return new Refusal('other', texts.tooLarge);
  if (failure.errorCode === 'LIVE_MESSAGE_CHANGED')
    return new Refusal('changed', texts.changed, [], failure.message);
  if (failure.errorCode === 'LIVE_MESSAGE_NOT_FOUND') return new Refusal('gone', texts.gone);
  if (failure.errorCode === 'LIVE_MESSAGE_REMOVED') return new Refusal('removed', texts.removed);
  if (failure.errorCode === 'INVALID_FIELDS')
    return new Refusal('fields', texts.fields, failure.errors?.map(problemOf));
  const isAnswer = status >= 400 && status < 500 && failure.errorMessage !== undefined;
  return new Refusal('other', isAnswer ? `${failure.errorMessage} ${texts.kept}` : texts.server);
}

/** Splits the server's message, which names the field first and then the problem. */
function problemOf({ errorMessage }: { errorMessage: string }) {
  const [path = '', ...words] = errorMessage.split(' ');
  const message = words.join(' ');
  return { path, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
}

/** The calls of one feed. */
export function callsOf(api: string, feed: string) {
  const read = `${api}/front/live/${feed}/messages`;
  const write = `${api}/newsroom/live/${feed}`;
  const around = (id: string, order: string, query = '') =>
    call<LiveAnswer>('GET', `${read}/${id}?order=${order}${query}`);
  return {
    newest: () => call<LiveAnswer>('GET', `${read}/newest`),
    older: (id: string) => around(id, 'DESC'),
    newer: (id: string, revision: number) => around(id, 'ASC', `&revision=${revision}`),
    publish: (message: object) => call<LiveMessage>('POST', `${write}/messages`, message),
    correct: (id: string, change: object) => call<LiveMessage>('PATCH', `${write}/messages/${id}`, change),
    remove: (id: string) => call<{ id: string; revision: number }>('DELETE', `${write}/messages/${id}`),
    restore: (id: string, content: object) =>
      call<LiveMessage>('POST', `${write}/messages/${id}/restore`, content),
    move: (id: string, target: object) => call<LiveMessage>('POST', `${write}/messages/${id}/move`, target),
    close: (closed: boolean) => call<{ closed: boolean }>('PATCH', write, { closed }),
  };
}

export type Calls = ReturnType<typeof callsOf>;
