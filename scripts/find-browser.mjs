// Finds the Chromium that the browser tests use. `npm test` records its path in .cache/browser.json.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const record = join(root, '.cache', 'browser.json');

/** Chromium without window rendering: the journeys take half as long in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Fonts with the metrics of Arial and Times, which the pages' fallback fonts assume: a minimal machine lacks both.
 */
const fonts = ['fonts-liberation'];

const usual = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
};

/** Arguments for every launch: Chromium's sandbox does not work as root, and is turned off only then. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Finds the tests' browser: CHROMIUM_PATH, the recorded one, the headless shell, Playwright's own, or the system's.
 * @returns {string | undefined} undefined if there is none
 */
export function findBrowser() {
  return candidates().find((path) => path && existsSync(path));
}

/** Finds the browser, or ends a test runner that cannot work without it. */
export function requireBrowser() {
  const path = findBrowser();
  if (path) return path;
  throw new Error('No Chromium, Chrome or Edge was found. Run `npm run setup`, or set CHROMIUM_PATH.');
}

/**
 * Finds a browser that really starts, installs one if necessary, and records its path.
 * @returns {string | undefined}
 */
export function ensureBrowser() {
  if (recorded() && !process.env.CHROMIUM_PATH) return recorded();
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell))
    installFromDebian('chromium-headless-shell', ...fonts);
  const working = candidates().find(starts) ?? install().find(starts);
  if (working) {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, `${JSON.stringify({ path: working })}\n`);
  }
  return working;
}

function candidates() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  return [recorded(), headlessShell, ownOfPlaywright(), ...(usual[process.platform] ?? [])];
}

function recorded() {
  try {
    const { path } = JSON.parse(readFileSync(record, 'utf8'));
    return typeof path === 'string' && existsSync(path) ? path : undefined;
  } catch {
    return undefined; // no record, or a spoilt one: look again
  }
}

function ownOfPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Playwright names no browser for this platform
  }
}

function starts(path) {
  if (!path || !existsSync(path)) return false;
  const args = [...browserArguments, '--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  const run = spawnSync(path, args, {
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return run.status === 0 && run.stdout.includes('<html');
}

/** Tries Playwright's download first, then Debian's package. Returns the next paths to check. */
function install() {
  console.log('No browser found: downloading Chromium for the tests…');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const environment = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const download = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    timeout: 240_000,
  });
  if (download.status === 0) return [ownOfPlaywright()];
  return installFromDebian('chromium', ...fonts) ? usual.linux : [];
}

/** Installs Debian's package only as root (in a container); elsewhere the machine's software is left alone. */
function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const list = names.join(' and ');
  console.log(`Installing ${list} for the tests…`);
  const quiet = {
    stdio: 'ignore',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args) => spawnSync('apt-get', [...args, '-q'], quiet).status === 0;
  const installed = apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
  if (!installed) console.log(`${list} could not be installed from Debian's packages.`);
  return installed;
}
