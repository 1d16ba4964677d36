import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { unprivileged } from '../../demo/testing/temporary-postgres.ts';

/** A program that ends with us, however we end: its shell waits for the end of our pipe. */
export interface Child {
  /** Id of the program, or of the process that started the others. */
  pid: number;
  /** Ends it with no warning, and all that it has started. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

const endWithUs = `signal=$1; shift; "$0" "$@" & program=$!; echo $program; cat > /dev/null; kill -$signal $program; wait $program`;

/** Removes a folder when we have ended, however we end, and all that has worked in it. */
export function removeAtEnd(folder: string): void {
  const script = 'cat > /dev/null; while ! rm -rf "$0"; do sleep 1; done';
  spawn('/bin/sh', ['-c', script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
}

/** The account that programs run as which refuse to be root; ours where we are not. */
export const account = unprivileged();

/**
 * Starts a program in a folder and waits until something answers at its port.
 * @param signal that asks it to end at once
 */
export async function startChild(
  name: string,
  command: readonly string[],
  { folder, port, signal = 'TERM' }: { folder: string; port: number; signal?: 'TERM' | 'INT' },
): Promise<Child> {
  const [program = '', ...parameters] = command;
  const shell = spawn('/bin/sh', ['-c', endWithUs, program, signal, ...parameters], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { err: '' };
  shell.stderr.on('data', (text) => {
    said.err = (said.err + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const pid = await firstNumber(shell);
  const deadline = Date.now() + 60_000;
  while (!(await answersAt(port))) {
    if (Date.now() > deadline || !isAlive(pid)) {
      shell.stdin.end();
      throw new Error(`${name} did not start: ${said.err}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid,
    async kill() {
      for (const one of [pid, ...childrenOf(pid)]) endProcess(one);
      shell.stdin.end();
      await ended;
    },
    async stop() {
      shell.stdin.end();
      await ended;
    },
  };
}

function firstNumber(shell: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    shell.stdout?.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(Number.parseInt(text, 10));
    });
    shell.once('error', reject).once('exit', () => reject(new Error(`The shell has ended: ${text}`)));
  });
}

export function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task/${pid}/children`;
  try {
    const own = readFileSync(tasks, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);
    return own.flatMap((child) => [child, ...childrenOf(child)]);
  } catch {
    return [];
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs a program to its end under that account. @throws Error with its error output when it fails */
export function run(command: readonly string[], folder: string): void {
  const [program = '', ...parameters] = command;
  execFileSync(program, parameters, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A port of the loopback that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
