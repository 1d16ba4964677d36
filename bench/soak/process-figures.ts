import { readdirSync, readFileSync } from 'node:fs';

/** Memory that a process has, in bytes: its resident set. */
export function memoryOf(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Files, sockets and pipes that it has open. */
export const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
