import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnProcess, startProcess } from '../../demo/testing/own-process.ts';
import { account, type Child, freePort, removeAtEnd, startChild } from './child.ts';
import { haproxyFile, pgbouncerFile, varnishFile } from './front-files.ts';
import {
  addressOf,
  databaseName,
  type Postgres,
  promote,
  startPrimary,
  startReplica,
} from './postgres-pair.ts';
import type { Programs } from './programs.ts';

/** Site with the processes of several machines, here on one. */
export interface Stack {
  /** Address of the cache, which readers request. */
  url: string;
  /** Address of each server, bypassing cache and balancer. */
  serverUrls: string[];
  /** The database that takes writes now. */
  primary(): Postgres;
  /** Process ids by role, for their processor use. */
  processes(): Record<string, number[]>;
  killServer(index: number): Promise<void>;
  restartServer(index: number): Promise<void>;
  /** Kills the primary, promotes the replica, and points PgBouncer to it. @returns duration in milliseconds */
  failOver(): Promise<number>;
  close(): Promise<void>;
}

export async function startStack(programs: Programs): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'ap-scale-'));
  removeAtEnd(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const ends: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ends.reverse()) await end().catch((error: unknown) => console.error(error));
    rmSync(folder, { recursive: true, force: true });
  };
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const child = async (name: string, port: number, command: readonly string[]): Promise<Child> => {
    const started = await startChild(name, command, { folder, port });
    ends.push(started.stop);
    return started;
  };
  try {
    const first = await startPrimary(programs.postgres, folder);
    ends.push(first.child.stop);
    const ports = {
      bouncer: await freePort(),
      redis: await freePort(),
      haproxy: await freePort(),
      varnish: await freePort(),
    };
    const database = (port: number) => ({ port, name: databaseName, user: 'demo' });
    const bouncerFile = file('pgbouncer.ini', pgbouncerFile(ports.bouncer, database(first.port)));
    const bouncer = await child('PgBouncer', ports.bouncer, [programs.pgbouncer, '-q', bouncerFile]);
    const redis = await child('Redis', ports.redis, [
      programs['redis-server'],
      ...['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    ]);
    const url = `http://127.0.0.1:${ports.varnish}`;
    const serverPorts = [await freePort(), await freePort(), await freePort()];
    const servers: OwnProcess[] = [];
    const startServer = async (index: number) => {
      const dataDir = join(folder, `server-${index + 1}`);
      mkdirSync(dataDir, { recursive: true });
      servers[index] = await startProcess({
        PORT: String(serverPorts[index]),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: addressOf(ports.bouncer),
        REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
        PUBLIC_URL: url,
        // the balancer, the cache, and the client, which forwards the reader's address
        TRUST_PROXY: '3',
        LOG_LEVEL: 'error',
      });
    };
    ends.push(async () => void (await Promise.all(servers.map((server) => server.end('SIGKILL')))));
    // all at once, as after a power cut: each tries to migrate the tables, and only one does
    await Promise.all(serverPorts.map((_port, index) => startServer(index)));
    const host = new URL(url).host;
    const haproxy = await child('HAProxy', ports.haproxy, [
      programs.haproxy,
      ...['-db', '-f', file('haproxy.cfg', haproxyFile(ports.haproxy, serverPorts, host))],
    ]);
    const varnish = await child('Varnish', ports.varnish, [
      programs.varnishd,
      ...['-F', '-j', 'none', '-T', 'none', '-a', `127.0.0.1:${ports.varnish}`, '-s', 'malloc,128m'],
      ...['-f', file('demo.vcl', varnishFile(ports.haproxy)), '-n', join(folder, 'varnish')],
    ]);
    const replica = await startReplica(programs.postgres, folder, first);
    ends.push(replica.child.stop);
    let primary = first;
    return {
      url,
      serverUrls: serverPorts.map((port) => `http://127.0.0.1:${port}`),
      primary: () => primary,
      processes: () => ({
        servers: servers.map(({ pid }) => pid),
        postgres: [first.child.pid],
        replica: [replica.child.pid],
        pgbouncer: [bouncer.pid],
        redis: [redis.pid],
        haproxy: [haproxy.pid],
        varnish: [varnish.pid],
      }),
      async killServer(index) {
        await servers[index]?.end('SIGKILL');
      },
      restartServer: startServer,
      async failOver() {
        const begin = performance.now();
        await first.child.kill();
        await promote(replica);
        primary = replica;
        file('pgbouncer.ini', pgbouncerFile(ports.bouncer, database(replica.port)));
        process.kill(bouncer.pid, 'SIGHUP');
        return performance.now() - begin;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
