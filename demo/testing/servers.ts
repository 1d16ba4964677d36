import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DemoOptions } from '../config.ts';
import type { Demo } from '../http/start-server.ts';
import type { TestDatabase } from './databases.ts';
import { startApi } from './start-api.ts';

export const noon = new Date('2026-03-01T12:00:00Z');

/** The server shared by a suite. `demo` is set once a test or a later hook runs. */
export interface OwnServer {
  readonly demo: Demo;
  /** The server's clock, reset to noon before each test. */
  now: Date;
}

export interface OwnServers extends OwnServer {
  /** Second server on the same database, or the same server if the database allows only one. */
  readonly other: Demo;
}

/** Starts a server on a new database, for the tests of the calling suite. */
export function ownServer(database: TestDatabase, options: DemoOptions = {}): OwnServer {
  return ownServers({ ...database, isShared: false }, options);
}

/**
 * Starts two servers on a new database, with one clock. If the database allows only one server, it serves as both.
 */
export function ownServers(database: TestDatabase, options: DemoOptions = {}): OwnServers {
  let demo: Demo;
  let other: Demo;
  const servers = {
    now: noon,
    get demo() {
      return demo;
    },
    get other() {
      return other;
    },
  };
  beforeAll(async () => {
    const all = { ...(await database.fresh()), now: () => servers.now, ...options };
    demo = await startApi(all);
    other = database.isShared ? await startApi(all) : demo;
  });
  afterAll(() => Promise.all([...new Set([demo, other])].map((one) => one?.close())));
  beforeEach(() => {
    servers.now = noon;
  });
  return servers;
}
