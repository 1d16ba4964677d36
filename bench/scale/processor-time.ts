import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf } from './child.ts';

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of a processor that these processes and all that they have started have used so far. */
export function processorTime(pids: readonly number[]): number {
  const all = new Set(pids.flatMap((pid) => [pid, ...childrenOf(pid)]));
  let used = 0;
  for (const pid of all) used += ticksOf(pid);
  return (used / ticks) * 1000;
}

/** User and system time of a process, and of those of its children that have ended. */
function ticksOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}
