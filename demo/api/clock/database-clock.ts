import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import { minute } from './periods.ts';

/** Clocks of this process, in ms. */
export interface LocalClocks {
  /** The time that the machine shows, which may be wrong or change. */
  wall(): number;
  /** Time that has passed since any moment. It never jumps. */
  passed(): number;
}

/** A machine that differs by more is reported. */
const tolerated = 5_000;
/** The database's time may move by so much against the time that has passed here. */
const plausible = 5 * minute;

/**
 * The time of the database, so that all servers have one clock. Between two comparisons it goes on with the time that
 * has passed here, whatever happens to the clock of the machine.
 */
export class DatabaseClock {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #local: LocalClocks;
  #known: { time: number; passed: number } | undefined;
  #isOff = false;
  #isHeld = false;

  constructor(
    db: Db,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    local: LocalClocks = { wall: () => Date.now(), passed: () => performance.now() },
  ) {
    this.#db = db;
    this.#log = log;
    this.#local = local;
  }

  readonly now = (): Date => {
    const { wall, passed } = this.#local;
    return new Date(this.#known ? this.#known.time + passed() - this.#known.passed : wall());
  };

  /** Reads the database's time, and records whether it is plausible. To be called at start and every minute. */
  async compare(): Promise<void> {
    const { wall, passed } = this.#local;
    const before = passed();
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(this.#db);
    const after = passed();
    const time = rows[0]?.time.getTime() ?? wall();
    const expected = this.#known && this.#known.time + after - this.#known.passed;
    // the answer was written in the middle of the wait for it
    this.#known = { time, passed: (before + after) / 2 };
    this.#reportDifference(wall() - time - (after - before) / 2);
    const isHeld = await this.#record(
      new Date(time),
      expected !== undefined && Math.abs(time - expected) > plausible,
    );
    if (isHeld && !this.#isHeld)
      this.#log.error(
        'the clock of the database has jumped: until it has been steady for a day, nothing that is newer than the jump is deleted',
      );
    this.#isHeld = isHeld;
  }

  #reportDifference(difference: number): void {
    const isOff = Math.abs(difference) > tolerated;
    if (isOff && !this.#isOff)
      this.#log.warn(
        { secondsAhead: Math.round(difference / 1000) },
        'the clock of this machine is wrong: the time of the database is used',
      );
    this.#isOff = isOff;
  }

  /**
   * Keeps the last plausible time in the database, for the next start. A start after more than a day without servers
   * looks like a jump; deleting a day later does no harm.
   * @returns true while old rows are not deleted
   */
  async #record(time: Date, hasJumped: boolean): Promise<boolean> {
    const jump = sql`(${hasJumped}::boolean
      or excluded.seen_at < server_clock.seen_at - interval '5 minutes'
      or excluded.seen_at > server_clock.seen_at + interval '1 day')`;
    const isSteady = sql`server_clock.steady_since <= excluded.seen_at - interval '1 day'`;
    const { rows } = await sql<{ held: boolean }>`
      insert into server_clock (id, seen_at, steady_since, deletes_until)
      values (true, ${time}, '-infinity', ${time})
      on conflict (id) do update set
        seen_at = excluded.seen_at,
        steady_since = case when ${jump} then excluded.seen_at else server_clock.steady_since end,
        deletes_until = case when not ${jump} and ${isSteady} then excluded.seen_at else server_clock.deletes_until end
      returning deletes_until <> seen_at as held`.execute(this.#db);
    return rows[0]?.held ?? false;
  }
}
