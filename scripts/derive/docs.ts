import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statesOf } from '../../demo/showroom/definitions.ts';
import type { State } from '../../src/server/state.types.ts';
import { type Definition, projectRoot, readDefinitions } from './contracts.ts';
import { printedDemos } from './demos.ts';
import { readmeWith } from './groups.ts';
import { readBeside, readGuide } from './guides.ts';
import { readHooks } from './hooks.ts';
import { pluginWith, tagKinds } from './integrations.ts';
import { table } from './markdown.ts';
import { pictureBlocks, picturesOf } from './pictures.ts';
import { readSheets } from './privacy.ts';
import { interfacePage, publicInterface } from './public-interface.ts';
import { indexPage, type TagPageParts, tagPage } from './tag-page.ts';

const folder = join(projectRoot, 'docs/elements');
const plugin = 'docs/integrations/wordpress/ap-widgets.php';

/** The pages for editors, by file name. */
export async function docsPages(definitions: readonly Definition[]): Promise<Map<string, string>> {
  const sheets = await readSheets(definitions);
  const pages = new Map([['README.md', indexPage(definitions, await picturesOf(definitions))]]);
  for (const definition of definitions) {
    const { name } = definition;
    const { tag } = definition.contract;
    const states = await statesOf(name);
    const showroom = `\`/aparador/${tag}\` en la demostració (\`npm start\`)`;
    const texts = `elements/${name}/${name}.texts.ts`;
    const guide = await readGuide(name);
    const parts: TagPageParts = {
      sheet: sheets.get(tag),
      guide,
      beside: await readBeside(guide),
      hooks: readHooks(definition),
      shown: await pictureBlocks(definition),
      states: stateBlocks(states, showroom),
      links: [
        ...(states.length > 0 ? [] : [`Aparador: ${showroom}.`]),
        ...(existsSync(join(projectRoot, texts))
          ? [`Textos i claus per a \`lang-overrides\`: [\`${texts}\`](../../${texts}).`]
          : []),
        `Codi: [\`elements/${name}/\`](../../elements/${name}).`,
      ],
    };
    pages.set(`${tag}.md`, tagPage(definition, parts));
  }
  return pages;
}

/** Lists the states of a tag, which the showroom shows live. */
function stateBlocks(states: readonly State[], showroom: string): string[] {
  if (states.length === 0) return [];
  return [
    `Es poden provar en l’aparador: ${showroom}.`,
    table(
      ['Estat', 'Què es veu'],
      states.map(({ title, about }) => [title, about]),
    ),
  ];
}

/** Derives README.md and the files of docs/integrations, by their paths. */
export async function derivedFiles(definitions: readonly Definition[]): Promise<Map<string, string>> {
  const contracts = definitions.map(({ contract }) => contract);
  return new Map([
    ['README.md', readmeWith(await readFile(join(projectRoot, 'README.md'), 'utf8'), definitions)],
    ['docs/public-interface.md', interfacePage(publicInterface(definitions))],
    ['docs/integrations/ap-tags.json', `${JSON.stringify(tagKinds(contracts), null, 2)}\n`],
    [plugin, pluginWith(await readFile(join(projectRoot, plugin), 'utf8'), contracts)],
  ]);
}

/** Returns the names of committed pages that are missing, outdated or obsolete. */
export async function staleDocs(): Promise<string[]> {
  const wanted = await docsPages(await readDefinitions());
  const kept = await committedPages();
  const names = new Set([...wanted.keys(), ...kept.keys()]);
  return [...names].filter((name) => wanted.get(name) !== kept.get(name)).sort();
}

/** Writes the demos from the tags' templates, and `docs/elements` from the definitions. */
async function writeDocs(): Promise<void> {
  for (const [path, text] of await printedDemos(await readDefinitions()))
    await writeFile(join(projectRoot, path), text);
  for (const [path, text] of await derivedFiles(await readDefinitions()))
    await writeFile(join(projectRoot, path), text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await docsPages(await readDefinitions()))
    await writeFile(join(folder, name), text);
}

async function committedPages(): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const pages = names.map(
    async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')],
  );
  return new Map(await Promise.all(pages));
}

if (import.meta.main) await writeDocs();
