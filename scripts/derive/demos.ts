import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Definition, projectRoot } from './contracts.ts';
import { wrapMarkup } from './wrap-markup.ts';

/** Name of the function that a server template exports: `live-feed` → `liveFeedTag`. */
export const templateName = (name: string): string =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Tag`;

/** Prints the sample of each tag with its server template, in short lines, by the path of the file that stores it. */
export async function printedDemos(definitions: readonly Definition[]): Promise<Map<string, string>> {
  const printed = new Map<string, string>();
  for (const { name } of definitions) {
    const demo = await printDemo(name);
    if (demo) printed.set(`elements/${name}/${name}.demo.html`, demo);
  }
  return printed;
}

/** Prints the sample of a tag; undefined for one without a server template. */
export async function printDemo(name: string): Promise<string | undefined> {
  const file = join(projectRoot, `elements/${name}/${name}.server.ts`);
  if (!existsSync(file)) return undefined;
  const { sample, [templateName(name)]: print } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return `${wrapMarkup(String(print(sample)))}\n`;
}

/** Returns the files that differ from the output of their templates, of one tag or of all. `npm run docs` renews them. */
export async function staleDemos(definitions: readonly Definition[]): Promise<string[]> {
  const printed = [...(await printedDemos(definitions))];
  return printed
    .filter(([path, text]) => readIfThere(join(projectRoot, path)) !== text)
    .map(([path]) => path);
}

const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;
