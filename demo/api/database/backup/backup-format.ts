/**
 * A backup is a gzipped file of lines. Each is a name, a tab and JSON: `#backup` first, a table for each of its rows,
 * `#sequence` for each counter of ids, and `#end` last, so that a file that was cut off is refused.
 */
export interface Head {
  version: 1;
  /** Last migration of the database: the rows fit its tables only. */
  migration: string;
}

export interface Sequence {
  name: string;
  last: number;
}

export interface End {
  rows: number;
}

/** A problem with a backup file or its target, in words for the operator. */
export class BackupError extends Error {}

export const lineOf = (name: string, json: string): string => `${name}\t${json}\n`;

/** @throws BackupError for a line of another format */
export function readLine(line: string, file: string): { name: string; json: string } {
  const tab = line.indexOf('\t');
  if (tab <= 0) throw damaged(file);
  return { name: line.slice(0, tab), json: line.slice(tab + 1) };
}

export const damaged = (file: string, cause?: unknown): BackupError =>
  new BackupError(`${file} is no backup, or it is damaged or incomplete. Nothing was changed.`, { cause });
