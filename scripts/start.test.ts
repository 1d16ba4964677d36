import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(['scripts/start.mjs', 'scripts/dev.ts'])(
  '%s says that a port is in use before it builds anything',
  async (script) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const environment = {
      ...process.env,
      PORT: String(port),
      NODE_ENV: '',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: root,
      env: environment,
      encoding: 'utf8',
    });
    other.close();
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Port ${port} is in use, perhaps by another npm start or npm run dev. Stop that one, or set PORT to another number, such as ${port + 1}.\n`,
    ]);
  },
);
