import { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';

export interface FairQueueLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /**
   * Maximum waiting pieces of all networks, and as many of proven callers. Also the turns that a waiting caller lets
   * others have first.
   */
  waiting: number;
  /** Maximum waiting pieces of one caller. */
  waitingEach: number;
  /** Places that strangers leave free while they are a crowd, so that a proven caller meets a free processor. */
  reserved?: number;
  /** Seconds after which a refused caller may retry. */
  retryAfter: number;
}

export interface Turns {
  /** Runs the work in its turn. @throws ApiError BUSY if the queue is full, and any error of the work */
  take<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** Checks the capacity before an action that counts for the caller. @throws ApiError BUSY if the queue is full */
  assertCapacity(caller: Caller): void;
}

interface Place extends Caller {
  /** Begin the caller's pieces, in their order. */
  starts: (() => void)[];
  /** Turns that had been handed over when it began to wait for its own. */
  since: number;
}

/**
 * A bounded queue for work that costs a processor. Callers take turns. First come those with nothing running, among these the proven
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
}: FairQueueLimits): Turns {
  /** Waiting callers, in the order of their turns as long as none of their pieces runs. */
  let line: Place[] = [];
  const running = new Map<string, number>();
  /** Running pieces of callers who are not proven. */
  let strangers = 0;
  let handedOver = 0;

  const runs = () => sum(running.values());
  const runsOf = ({ name }: Caller) => running.get(name) ?? 0;

  const placesOf = ({ isProven }: Caller) => line.filter((place) => place.isProven === isProven);
  const waits = (places: readonly Place[]) => sum(places.map(({ starts }) => starts.length));

  /** More strangers wait than one network may have waiting: a flood, or several classes of pupils. */
  const isCrowd = (caller: Caller) => !caller.isProven && waits(placesOf(caller)) > waitingEach;
  const hasPlace = (caller: Caller) =>
    runs() < atOnce && (!isCrowd(caller) || strangers < Math.max(1, atOnce - reserved));

  function isFull(caller: Caller): boolean {
    const places = placesOf(caller);
    const own = places.find(({ name }) => name === caller.name)?.starts.length ?? 0;
    return !hasPlace(caller) && (own >= waitingEach || waits(places) >= waiting);
  }

  function assertCapacity(caller: Caller): void {
    if (isFull(caller)) throw new ApiError('BUSY', { retryAfter });
  }

  function begin(caller: Caller): void {
    running.set(caller.name, runsOf(caller) + 1);
    if (!caller.isProven) strangers += 1;
  }

  function end(caller: Caller): void {
    if (!caller.isProven) strangers -= 1;
    const others = runsOf(caller) - 1;
    if (others > 0) running.set(caller.name, others);
    else running.delete(caller.name);
  }

  function wait(caller: Caller): Promise<void> {
    return new Promise((start) => {
      const place = line.find(({ name }) => name === caller.name);
      if (place) place.starts.push(start);
      else line = inOrder([{ ...caller, starts: [start], since: handedOver }, ...line]);
    });
  }

  /**
   * Returns the caller with the fewest running pieces, proven callers first. Among equals it prefers one that has let
   * enough others pass, else the newest.
   */
  function nextInLine(): Place | undefined {
    const fewest = Math.min(...line.map(runsOf));
    const free = line.filter((place) => runsOf(place) === fewest);
    const [newest] = free;
    const peers = free.filter(({ isProven }) => isProven === newest?.isProven);
    const first = Math.min(...peers.map(({ since }) => since));
    // of those who came between the same turns, who came first stands last
    return handedOver - first >= waiting ? peers.findLast(({ since }) => since === first) : newest;
  }

  /**
   * Hands a free place to the next caller, so that no newcomer takes it. That caller then moves to the end of the
   * queue.
   */
  function handOver(): void {
    const next = nextInLine();
    if (!next || !hasPlace(next)) return;
    handedOver += 1;
    const others = line.filter((place) => place !== next);
    const [start, ...starts] = next.starts;
    line = starts.length > 0 ? inOrder([...others, { ...next, starts, since: handedOver }]) : others;
    begin(next);
    start?.();
    handOver();
  }

  return {
    assertCapacity,
    async take(caller, work) {
      assertCapacity(caller);
      if (hasPlace(caller)) begin(caller);
      else await wait(caller);
      try {
        return await work();
      } finally {
        end(caller);
        handOver();
      }
    },
  };
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);

/** The proven ones first, else as they are. */
const inOrder = (places: readonly Place[]) =>
  places.toSorted((one, other) => Number(other.isProven) - Number(one.isProven));
