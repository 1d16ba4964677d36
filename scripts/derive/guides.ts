import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../src/element/guide.types.ts';
import { projectRoot } from './contracts.ts';

/** Reads the snippet of the tag that the guide names as `beside`. */
export async function readBeside(guide: Guide | undefined): Promise<string | undefined> {
  if (!guide?.beside) return undefined;
  const file = join(projectRoot, `elements/${guide.beside}/${guide.beside}.demo.html`);
  return (await readFile(file, 'utf8')).trim();
}

/** Reads the advice on a tag; undefined for one that has no file. */
export async function readGuide(name: string): Promise<Guide | undefined> {
  const file = join(projectRoot, `elements/${name}/${name}.guide.ts`);
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).guide;
}
