import { resolve } from 'node:path';
import type { Where } from '../../demo/api/database/open-database.ts';
import { readDatabasePlace } from '../../demo/config.ts';

/** Runs a command on the database of the environment and a file of the operator, and ends with 1 and a message if it fails. */
export async function runOnFile(
  name: string,
  command: (where: Where, file: string) => Promise<number>,
  success: (rows: number, file: string) => string,
): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return fail(`Name a file: npm run ${name} -- FILE`);
  // npm changes to the folder of the project; the operator is elsewhere
  const file = resolve(process.env.INIT_CWD ?? '.', argument);
  try {
    const rows = await command(readDatabasePlace(process.env), file);
    console.log(success(rows, file));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
