import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Contract } from '../../src/element/contract.ts';
import type { State } from './state.types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Definition {
  contract: Contract;
  /** Server content and tag as a CMS writes them. */
  demo: string;
  states: readonly State[];
}

/** Every tag of `elements/` with its demo and its states, by tag. */
export async function readDefinitions(): Promise<Map<string, Definition>> {
  const files: string[] = [];
  for await (const file of glob('elements/*/*.element.ts', { cwd: root })) files.push(file);
  const definitions = await Promise.all(files.map((file) => readDefinition(`${root}${file}`)));
  definitions.sort((one, other) => one.contract.tag.localeCompare(other.contract.tag));
  return new Map(definitions.map((definition) => [definition.contract.tag, definition]));
}

async function readDefinition(file: string): Promise<Definition> {
  const name = basename(dirname(file));
  const { contract }: { contract: Contract } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const demoFile = `${dirname(file)}/${name}.demo.html`;
  const demo = existsSync(demoFile) ? readFileSync(demoFile, 'utf8').trim() : bareTag(contract);
  const statesFile = `${dirname(file)}/${name}.states.ts`;
  const { states }: { states: readonly State[] } = existsSync(statesFile)
    ? await import(/* @vite-ignore */ pathToFileURL(statesFile).href)
    : { states: [] };
  return { contract, demo, states };
}

function bareTag({ tag }: Contract): string {
  return `<${tag}></${tag}>`;
}
