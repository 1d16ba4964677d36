import { callApi, ShapeError } from './client.ts';
import { type PollAnswer, type PollOption, pollOptionSchema } from './poll.types.ts';
import type { SchemaOf } from './schema.types.ts';

/** Reads what a schema describes and nothing else; an id may be a number. @throws {ShapeError} */
function readShape<T>({ properties, required }: SchemaOf<T>, value: unknown): T {
  const given = (value ?? {}) as Record<string, unknown>;
  const fields = Object.entries(properties as Record<string, { type: string; minimum?: number }>);
  const read = fields.flatMap(([name, { type, minimum = -Infinity }]) => {
    const found = name === 'id' && typeof given[name] === 'number' ? String(given[name]) : given[name];
    const isCount = Number.isInteger(found) && Number(found) >= minimum;
    const fits = type === 'integer' ? isCount : typeof found === type;
    if (!fits && (required as readonly string[]).includes(name)) throw new ShapeError(name);
    return fits ? [[name, found]] : [];
  });
  return Object.fromEntries(read);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const readOption = (value: unknown): PollOption => readShape<PollOption>(pollOptionSchema, value);

/** Options that a CMS writes in the tag: missing counts become zero, and malformed options are left out (POLL-01). */
export function readCachedOptions(options: readonly Partial<PollOption>[]): PollOption[] {
  return options.flatMap((option) => {
    try {
      return [readOption({ ...option, votes: isCount(option?.votes) ? option.votes : 0 })];
    } catch {
      return [];
    }
  });
}

function readPoll(value: unknown): PollAnswer {
  const { options, totalVotes, active, open, hidden, startDate } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(options) || !isCount(totalVotes)) throw new ShapeError('poll');
  const date = (startDate as { date?: unknown } | null)?.date;
  return {
    options: options.map(readOption),
    totalVotes,
    active: active === true,
    open: open === true,
    hidden: hidden === true,
    startDate: typeof date === 'string' ? { date } : null,
  };
}

/** API-18. @param isRevalidated revalidates cached copies, and renews the browser's. @throws {ApiError} */
export function fetchPoll(pollId: string, isRevalidated = false): Promise<PollAnswer> {
  return callApi(`/api/front/poll/${encodeURIComponent(pollId)}`, { isRevalidated }, readPoll);
}

/** Reads the poll in a vote response; the vote counts even if it is missing. */
function readPollAfterVote(value: unknown): PollAnswer | undefined {
  const { poll } = (value ?? {}) as { poll?: unknown };
  return poll ? readPoll(poll) : undefined;
}

/**
 * API-19, without a body; answers the poll with the vote counted, where the server says it.
 *
 * @param key proves that a repeated request is the same vote (BEY-01)
 * @throws {ApiError} 401 login required, 403 not active or hidden, 404 unknown, 409 or 412 already voted, 429 too many
 */
export function postVote(pollId: string, optionId: string, key: string): Promise<PollAnswer | undefined> {
  const path = `/api/front/poll/${encodeURIComponent(pollId)}/vote/${encodeURIComponent(optionId)}`;
  return callApi(path, { method: 'POST', headers: { 'Idempotency-Key': key } }, readPollAfterVote);
}
