// Builds what is stale, starts the demo and says where it is. `npm start`
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'elements', 'scripts/build', 'scripts/derive', 'vite.config.ts', 'package-lock.json'];

if (newest(sources) > modified(join(root, 'dist', 'ap-manifest.json'))) build();
try {
  greet(await start());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function build() {
  console.log('Building the bundle…');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function start() {
  const { startDemo } = await import('../demo/server.ts');
  const { closeOnSignal } = await import('../demo/http/close-on-signal.ts');
  const { sampleAccounts } = await import('../demo/seeds/users.ts');
  const demo = await startDemo();
  closeOnSignal(demo);
  const isInbox = !process.env.SMTP_URL;
  return { url: demo.url, isInbox, accounts: process.env.NODE_ENV === 'production' ? [] : sampleAccounts };
}

function greet({ url, isInbox, accounts }) {
  const lines = [
    ['Pages', url],
    ['API', `${url}/api/openapi.json`],
  ];
  if (isInbox) lines.push(['Inbox', `${url}/bustia`]);
  if (accounts.length > 0) lines.push(['Showroom', `${url}/aparador`]);
  console.log(`\n${lines.map(([name, address]) => `  ${name.padEnd(10)}${address}`).join('\n')}\n`);
  if (accounts.length === 0) return;
  console.log('  Sample accounts');
  for (const { who, login } of accounts)
    if (login) console.log(`    ${login.name.padEnd(22)}${login.secret.padEnd(12)}${who}`);
  console.log();
}

/** Time of the last change in any of these files and folders, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const full = join(root, path);
      const inside = statSync(full, { throwIfNoEntry: false })?.isDirectory()
        ? readdirSync(full, { recursive: true }).map((name) => modified(join(full, name)))
        : [];
      return Math.max(modified(full), ...inside);
    }),
  );
}

/** 0 when there is no such file. */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
