/**
 * Controls WebKitGTK's browser over WebDriver, on an X server that renders into memory: only the commands that the
 * tests need.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../contract-server.ts';
import type { WebKitFiles } from './find-engine.ts';

/** Codes of the WebDriver protocol for keys that are not letters. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

interface KeyStep {
  type: 'keyDown' | 'keyUp';
  value: string;
}

const down = (key: string): KeyStep => ({ type: 'keyDown', value: KEYS[key] ?? key });
const up = (key: string): KeyStep => ({ type: 'keyUp', value: KEYS[key] ?? key });

export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<T>(script: string): Promise<T>;
  /** Version of the engine. */
  version: string;
  keyboard: Record<'type' | 'press' | 'down' | 'up', (text: string) => Promise<void>>;
  close(): Promise<void>;
}

async function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(path, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, process: display };
}

/** @throws Error when the driver or its browser does not start */
export async function openWebKit(files: WebKitFiles): Promise<WebKitPage> {
  const display = await startDisplay(files.display);
  const port = await freePort();
  const driver = spawn(files.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LANG: 'ca_ES.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const close = () => {
    driver.kill();
    display.process.kill();
  };
  process.once('exit', close);

  async function call<T>(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error} ${value.message}`);
    return value;
  }

  async function firstCall<T>(path: string, body: unknown): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await call<T>('POST', path, body);
      } catch (error) {
        // the driver does not report when it listens
        if (!(error instanceof TypeError) || tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  const options = { binary: files.browser, args: ['--automation'] };
  // a test page has loaded long before its frames
  const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = await firstCall<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  const send = (steps: readonly KeyStep[]) =>
    call<void>('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions: steps }] });

  return {
    version: capabilities.browserVersion,
    goto: (url) => call('POST', `${session}/url`, { url }),
    run: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    keyboard: {
      type: (text) => send([...text].flatMap((letter) => [down(letter), up(letter)])),
      press: (key) => send([down(key), up(key)]),
      down: (key) => send([down(key)]),
      up: (key) => send([up(key)]),
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      close();
    },
  };
}
