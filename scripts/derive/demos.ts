import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Definition, projectRoot } from './contracts.ts';

/** Name of the function that a server template exports: `live-feed` → `liveFeedTag`. */
export const templateName = (name: string): string =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Tag`;

/** Prints the sample of each tag with its server template, by the path of the file that stores it. */
export async function printedDemos(definitions: readonly Definition[]): Promise<Map<string, string>> {
  const printed = new Map<string, string>();
  for (const { name } of definitions) {
    const file = join(projectRoot, `elements/${name}/${name}.server.ts`);
    if (!existsSync(file)) continue;
    const { sample, [templateName(name)]: print } = await import(pathToFileURL(file).href);
    printed.set(`elements/${name}/${name}.demo.html`, `${print(sample)}\n`);
  }
  return printed;
}
