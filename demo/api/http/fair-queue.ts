import { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';

export interface FairQueueLimits {
  /** Maximum number of pieces of work that run simultaneously. */
  atOnce: number;
  /**
   * Maximum waiting pieces of all networks, and as many of trusted callers. Also the turns that a waiting caller lets
   * others have first.
   */
  waiting: number;
  /** Maximum waiting pieces of one caller. */
  waitingEach: number;
  /** Places that untrusted callers leave free while they are a crowd, so that a trusted caller meets a free processor. */
  reserved?: number;
  /** Seconds after which a refused caller may retry. */
  retryAfter: number;
}

export interface FairQueue {
  /** Runs the work when its turn comes. @throws ApiError BUSY if the queue is full, and any error of the work */
  take<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** Checks the capacity before an action that counts for the caller. @throws ApiError BUSY if the queue is full */
  assertCapacity(caller: Caller): void;
}

interface Place extends Caller {
  /** Start functions of the caller's pieces, in their order. */
  starts: (() => void)[];
  /** Tasks that the queue had served when it began to wait. */
  since: number;
}

/**
 * A bounded queue for work that costs a processor. Callers take turns. First come those with nothing running, among these the trusted
 * ones, and among these the last to come, or one that enough others have passed. A caller with a hundred requests, or a hundred
 * networks, thus delays mostly itself, and nobody waits for as long as others come.
 * @see docs/decisions/rate-limits.md
 */
export function createFairQueue({
  atOnce,
  waiting,
  waitingEach,
  reserved = 0,
  retryAfter,
}: FairQueueLimits): FairQueue {
  /** Waiting callers, in the order of their turns while none of their pieces runs. */
  let line: Place[] = [];
  const running = new Map<string, number>();
  /** Running pieces of untrusted callers. */
  let untrustedRunning = 0;
  let servedCount = 0;

  const runningCount = () => sum(running.values());
  const runningOf = ({ name }: Caller) => running.get(name) ?? 0;

  const placesOf = ({ isTrusted }: Caller) => line.filter((place) => place.isTrusted === isTrusted);
  const waitingCount = (places: readonly Place[]) => sum(places.map(({ starts }) => starts.length));

  /** More untrusted tasks wait than one network may have waiting: a flood, or several classes of pupils. */
  const isCrowd = (caller: Caller) => !caller.isTrusted && waitingCount(placesOf(caller)) > waitingEach;
  const canStart = (caller: Caller) =>
    runningCount() < atOnce && (!isCrowd(caller) || untrustedRunning < Math.max(1, atOnce - reserved));

  function isFull(caller: Caller): boolean {
    const places = placesOf(caller);
    const own = places.find(({ name }) => name === caller.name)?.starts.length ?? 0;
    return !canStart(caller) && (own >= waitingEach || waitingCount(places) >= waiting);
  }

  function assertCapacity(caller: Caller): void {
    if (isFull(caller)) throw new ApiError('BUSY', { retryAfter });
  }

  function begin(caller: Caller): void {
    running.set(caller.name, runningOf(caller) + 1);
    if (!caller.isTrusted) untrustedRunning += 1;
  }

  function end(caller: Caller): void {
    if (!caller.isTrusted) untrustedRunning -= 1;
    const others = runningOf(caller) - 1;
    if (others > 0) running.set(caller.name, others);
    else running.delete(caller.name);
  }

  function wait(caller: Caller): Promise<void> {
    return new Promise((start) => {
      const place = line.find(({ name }) => name === caller.name);
      if (place) place.starts.push(start);
      else line = inOrder([{ ...caller, starts: [start], since: servedCount }, ...line]);
    });
  }

  /**
   * Returns the caller with the fewest running pieces, trusted callers first. Among equals it prefers one that has let
   * enough others pass, else the newest.
   */
  function nextInLine(): Place | undefined {
    const fewest = Math.min(...line.map(runningOf));
    const free = line.filter((place) => runningOf(place) === fewest);
    const [newest] = free;
    const peers = free.filter(({ isTrusted }) => isTrusted === newest?.isTrusted);
    const first = Math.min(...peers.map(({ since }) => since));
    // among callers with an equal `since` the earliest stands last in the line
    return servedCount - first >= waiting ? peers.findLast(({ since }) => since === first) : newest;
  }

  /**
   * Hands a free slot to the next caller before a newcomer can take it, and moves that caller to the end of the
   * queue.
   */
  function startNext(): void {
    const next = nextInLine();
    if (!next || !canStart(next)) return;
    servedCount += 1;
    const others = line.filter((place) => place !== next);
    const [start, ...starts] = next.starts;
    line = starts.length > 0 ? inOrder([...others, { ...next, starts, since: servedCount }]) : others;
    begin(next);
    start?.();
    startNext();
  }

  return {
    assertCapacity,
    async take(caller, work) {
      assertCapacity(caller);
      if (canStart(caller)) begin(caller);
      else await wait(caller);
      try {
        return await work();
      } finally {
        end(caller);
        startNext();
      }
    },
  };
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);

/** Trusted callers first, else as they are. */
const inOrder = (places: readonly Place[]) =>
  places.toSorted((one, other) => Number(other.isTrusted) - Number(one.isTrusted));
