import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../src/element/guide.types.ts';
import { projectRoot } from './contracts.ts';

/** Reads the advice on a tag; undefined for one that has no file. */
export async function readGuide(name: string): Promise<Guide | undefined> {
  const file = join(projectRoot, `elements/${name}/${name}.guide.ts`);
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).guide;
}
