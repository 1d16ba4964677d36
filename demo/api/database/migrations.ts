import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Statements of each file of `migrations/`, by file name. They run in the order of the names, and a released file
 * never changes. A statement ends with a semicolon at the end of a line; lines inside the body of a function are
 * indented.
 */
export const migrations: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => [basename(file, '.sql'), statementsOf(readFileSync(join(folder, file), 'utf8'))]),
);

function statementsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .replace(/;$/, '')
    .split(/;\n(?=\S)/);
}
