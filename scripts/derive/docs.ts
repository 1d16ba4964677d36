import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Definition, projectRoot, readDefinitions } from './contracts.ts';
import { printedDemos } from './demos.ts';
import { indexPage, tagPage } from './tag-page.ts';

const folder = join(projectRoot, 'docs/elements');

/** The pages for editors, by file name. */
export function docsPages(definitions: readonly Definition[]): Map<string, string> {
  return new Map([
    ['README.md', indexPage(definitions)],
    ...definitions.map((definition): [string, string] => [
      `${definition.contract.tag}.md`,
      tagPage(definition),
    ]),
  ]);
}

/** Names of the committed pages that are missing, changed or no longer wanted. */
export async function staleDocs(): Promise<string[]> {
  const wanted = docsPages(await readDefinitions());
  const kept = await committedPages();
  const names = new Set([...wanted.keys(), ...kept.keys()]);
  return [...names].filter((name) => wanted.get(name) !== kept.get(name)).sort();
}

/** Makes the demos what the templates of the tags print, and `docs/elements` what the definitions give. */
async function writeDocs(): Promise<void> {
  for (const [path, text] of await printedDemos(await readDefinitions()))
    await writeFile(join(projectRoot, path), text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of docsPages(await readDefinitions())) await writeFile(join(folder, name), text);
}

async function committedPages(): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const pages = names.map(
    async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')],
  );
  return new Map(await Promise.all(pages));
}

if (import.meta.main) await writeDocs();
