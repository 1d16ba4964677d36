import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { unprivileged } from '../../demo/testing/temporary-postgres.ts';

/** Program that always ends with this process: its shell waits for the end of our pipe. */
export interface Child {
  /** Id of the program, or of the process that started the others. */
  pid: number;
  /** Kills the program and all its child processes without warning. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

const endWithUs = `signal=$1; shift; "$0" "$@" & program=$!; echo $program; cat > /dev/null; kill -$signal $program; wait $program`;

/** Removes a folder, and the processes working in it, when this process ends for any reason. */
export function removeAtEnd(folder: string): void {
  const script = 'cat > /dev/null; while ! rm -rf "$0"; do sleep 1; done';
  spawn('/bin/sh', ['-c', script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
}

/** Account for programs that refuse to run as root; the current account if we are not root. */
export const account = unprivileged();

/**
 * Starts a program in a folder and waits until its port accepts connections.
 * @param signal signal that ends the program at once
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

/** Runs a program to its end under `account`. @throws Error with its error output when it fails */
export function run(command: readonly string[], folder: string): void {
  const [program = '', ...parameters] = command;
  execFileSync(program, parameters, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Returns a free port of the loopback. */
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
