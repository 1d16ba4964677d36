import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Milliseconds. */
export interface Patience {
  /** Time until a query or connection without an answer makes the pool check the database. */
  suspect: number;
  /** Time that the database has to answer the check. */
  check: number;
  /** Time from one check to the next until the database is back. */
  recheck: number;
}

export const usualPatience: Patience = { suspect: 2_000, check: 1_000, recheck: 1_000 };

/**
 * Pool of connections to a database that may freeze: stopped, or behind a network that drops packets. The first query
 * without an answer leads to a check. If that is not answered either, all queries fail together, and so does each later
 * one at once, until the database is back.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #settings: pg.PoolConfig;
  readonly #patience: Patience;
  readonly #sockets = new Set<Socket>();
  /** Reject those who wait for a client. */
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #ending = new AbortController();
  #isAway = false;
  #lastAnswer = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(settings: pg.PoolConfig, patience = usualPatience) {
    this.#patience = patience;
    this.#settings = { ...settings, stream: () => this.#openSocket() };
    this.#pool = new pg.Pool(this.#settings);
    // a connection that the server closes, idle or not, must not end the process: its query fails, and the next opens another
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isAway) throw unavailable();
    const client = await this.#watch(this.#takeClient());
    let isStuck = false;
    const query = async (text: string, values: readonly unknown[]) => {
      if (isStuck) throw unavailable();
      try {
        const result = await this.#watch(client.query(text, [...values]));
        this.#lastAnswer = performance.now();
        return result;
      } catch (error) {
        isStuck = error instanceof Error && error.message === 'Query read timeout';
        throw error;
      }
    };
    return {
      // its other form is for cursors, which Kysely uses for streams alone
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard) => client.release(isStuck || discard === true),
    };
  }

  /** Tests whether the database has stopped answering, in the time of one check. */
  async isAway(): Promise<boolean> {
    await this.#check();
    return this.#isAway;
  }

  async end(): Promise<void> {
    this.#ending.abort();
    if (this.#isAway) this.#cutConnections();
    await this.#pool.end();
  }

  /** Waits for a client of the pool, until the database is known to be away. */
  #takeClient(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool.connect().then(
        (client) => {
          if (this.#waiting.delete(reject)) resolve(client);
          else client.release();
        },
        (error: unknown) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  #openSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  }

  async #watch<T>(work: Promise<T>): Promise<T> {
    const suspicion = setTimeout(() => void this.#check(), this.#patience.suspect);
    try {
      return await work;
    } finally {
      clearTimeout(suspicion);
    }
  }

  #check(): Promise<void> {
    this.#checking ??= this.#checkOnce().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #checkOnce(): Promise<void> {
    const begin = performance.now();
    if (this.#isAway || (await this.#answers())) return;
    // too busy for another connection
    if (this.#lastAnswer > begin) return;
    this.#isAway = true;
    this.#cutConnections();
    void this.#waitUntilBack();
  }

  async #waitUntilBack(): Promise<void> {
    const { recheck } = this.#patience;
    const { signal } = this.#ending;
    while (this.#isAway && !signal.aborted) {
      await pause(recheck, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted && (await this.#answers())) this.#isAway = false;
    }
  }

  /** Tests it on a connection of its own: those of the pool may be dead although the database lives. */
  async #answers(): Promise<boolean> {
    const within = this.#patience.check;
    const limits = { connectionTimeoutMillis: within, query_timeout: within };
    const client = new pg.Client({ ...this.#settings, ...limits });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      // too many connections, say: it is there
      return error instanceof pg.DatabaseError;
    } finally {
      void client.end();
    }
  }

  #cutConnections(): void {
    for (const reject of this.#waiting) reject(unavailable());
    this.#waiting.clear();
    for (const socket of this.#sockets) socket.destroy();
  }
}

const unavailable = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
