import type { ChildProcess } from 'node:child_process';
import { chownSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** `nobody` of every Debian. */
const NOBODY = 65534;

export interface Account {
  /** For `spawn`. */
  ids: { uid?: number; gid?: number };
  /** Gives folders and files to the account. */
  own(...paths: string[]): void;
}

/** Returns the current account, but never root: test servers get no more rights than they need. */
export function whoever(): Account {
  if (process.getuid?.() !== 0) return { ids: {}, own: () => {} };
  return {
    ids: { uid: NOBODY, gid: NOBODY },
    own: (...paths) => {
      for (const path of paths) chownSync(path, NOBODY, NOBODY);
    },
  };
}

/** Waits until a program prints a text. @throws Error with its output if it ends before */
export function until(program: ChildProcess, output: Readable, sign: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-20_000);
      const found = sign.exec(said);
      if (found) resolve(found);
    });
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}: ${said}`)));
  });
}
