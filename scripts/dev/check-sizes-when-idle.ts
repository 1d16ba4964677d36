import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../build/shared.ts';

/** Milliseconds without a change after which the author probably pauses. */
const CALM = 2000;

/**
 * Checks the bundle against its budgets once changes have stopped, at low priority, and warns of excess. Call
 * `changed` for each change.
 */
export function checkSizesWhenIdle(): { changed(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let build: ChildProcess | undefined;

  const stop = () => {
    clearTimeout(timer);
    build?.kill();
  };
  const weigh = () => {
    build = spawn(process.execPath, [...process.execArgv, 'scripts/build.ts', '--weigh'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  };
  return {
    stop,
    changed() {
      stop();
      timer = setTimeout(weigh, CALM);
    },
  };
}
