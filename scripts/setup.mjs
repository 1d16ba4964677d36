// Runs before start, dev, build and test, with no dependency and any Node from 20: makes the clone ready to work.
//   node scripts/setup.mjs             installs the packages of package-lock.json if they are missing
//   node scripts/setup.mjs --browser   also finds a browser for the tests
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = '22.18.0'; // runs TypeScript files without a flag

const problem = whatIsMissing();
if (problem) install(problem);
requireCurrentNode();
if (process.argv.includes('--browser')) await findTestBrowser();

/** Compares the lock file with npm's record of the installed packages. */
function whatIsMissing() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'Installing the dependencies (once, about a minute)…';
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!wanted) fail('package-lock.json is missing or cannot be read.');
  const stale = Object.entries(wanted).some(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return false; // packages of the project itself are not installed
    const here = installed[path];
    if (!here) return !optional; // an optional package may be for another platform
    return here.version !== version || !existsSync(join(root, path, 'package.json'));
  });
  return stale ? 'The dependencies have changed: installing them…' : undefined;
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install(message) {
  console.log(message);
  const npm = runNpmCi();
  if (npm.status === 0) return;
  process.stderr.write(npm.stderr ?? '');
  if (npm.error?.code === 'ENOENT') fail('npm was not found: install Node.js with npm, then try again.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(npm.stderr))
    fail(
      'The npm registry cannot be reached. Connect to the network (or set npm’s registry or proxy) and try again.',
    );
  fail('The dependencies could not be installed; npm says why above.');
}

function runNpmCi() {
  // npm must not run on the Node it is about to replace inside node_modules
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin$/.test(folder))
    .join(delimiter);
  const options = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--loglevel=error',
  ];
  return spawnSync('npm', ['ci', ...options], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

/** Requires the Node of node_modules, if there is one for this platform: the following npm scripts use it. */
function requireCurrentNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) {
    const run = spawnSync(own, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
    if (run.status === 0 && isCurrent(run.stdout.trim().slice(1))) return;
    rmSync(own); // built for another C library: the installed Node must do
  }
  if (!isCurrent(process.versions.node))
    fail(
      `Node.js ${oldestNode} or newer is needed on this platform, and this is ${process.versions.node}. Get it at https://nodejs.org and try again.`,
    );
}

function isCurrent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

async function findTestBrowser() {
  const { ensureBrowser } = await import('./find-browser.mjs');
  const browser = ensureBrowser();
  if (!browser)
    fail(
      'No browser for the tests: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one, and try again.',
    );
  console.log(`Browser of the tests: ${browser}`);
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
