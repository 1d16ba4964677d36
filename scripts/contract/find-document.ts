import { readFile } from 'node:fs/promises';
import { startDemo } from '../../demo/server.ts';
import type { Options } from './options.ts';

/**
 * Reads the OpenAPI document of a file, of an address, or of this project.
 * @throws Error when it cannot be read
 */
export async function findDocument({
  document,
  baseUrl,
}: Pick<Options, 'document' | 'baseUrl'>): Promise<unknown> {
  if (document === undefined) return ownDocument(new URL(baseUrl).origin);
  if (!/^https?:/.test(document)) return JSON.parse(await readFile(document, 'utf8'));
  const answer = await fetch(document);
  if (!answer.ok) throw new Error(`${document} answered ${answer.status}.`);
  return answer.json();
}

/** Reads this project's document as a server at that origin serves it: the session cookie's name depends on it. */
async function ownDocument(publicUrl: string): Promise<unknown> {
  const own = await startDemo({
    port: 0,
    host: '127.0.0.1',
    dataDir: 'memory',
    databaseUrl: undefined,
    basePath: '',
    publicUrl,
    production: false,
    seed: false,
    catalogue: false,
    logLevel: 'silent',
  });
  try {
    return own.app.swagger();
  } finally {
    await own.close();
  }
}
