import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Contract } from '../../src/element/contract.ts';

export const projectRoot: string = fileURLToPath(new URL('../../', import.meta.url));

export interface Definition {
  /** Folder of the tag inside `elements/`. */
  name: string;
  contract: Contract;
  /** Server content and tag as a CMS writes them; absent while the folder has no `<name>.demo.html`. */
  demo?: string;
}

/** Every definition under `elements/`, ordered by tag. */
export async function readDefinitions(root: string = projectRoot): Promise<Definition[]> {
  const definitions: Definition[] = [];
  for await (const file of glob('elements/*/*.element.ts', { cwd: root })) {
    definitions.push(await readDefinition(join(root, file)));
  }
  return definitions.sort((one, other) => one.contract.tag.localeCompare(other.contract.tag));
}

async function readDefinition(file: string): Promise<Definition> {
  const name = basename(dirname(file));
  const { contract }: { contract?: Contract } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!contract) throw new Error(`${name}.element.ts exports no \`contract\``);
  const demoFile = join(dirname(file), `${name}.demo.html`);
  if (!existsSync(demoFile)) return { name, contract };
  return { name, contract, demo: (await readFile(demoFile, 'utf8')).trim() };
}
