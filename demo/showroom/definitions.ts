import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as contracts from '../../scripts/derive/contracts.ts';
import { printDemo } from '../../scripts/derive/demos.ts';
import { readSheet, type Sheet } from '../../scripts/derive/privacy.ts';
import type { State } from '../../src/server/state.types.ts';

export interface Definition extends contracts.Definition {
  demo: string;
  states: readonly State[];
  /** Data that the tag stores and sends. */
  sheet: Sheet;
}

/** Reads every tag of `elements/` with its demo and its states, keyed by tag. */
export async function readDefinitions(): Promise<Map<string, Definition>> {
  const definitions = new Map<string, Definition>();
  for (const definition of await contracts.readDefinitions()) {
    const { name, contract } = definition;
    const { tag } = contract;
    definitions.set(tag, {
      ...definition,
      // printed, because the file of the demo is renewed only by `npm run docs`
      demo: (await printDemo(name))?.trim() ?? definition.demo ?? `<${tag}></${tag}>`,
      states: await statesOf(name),
      sheet: await readSheet(name),
    });
  }
  return definitions;
}

export async function statesOf(name: string): Promise<readonly State[]> {
  const file = join(contracts.projectRoot, `elements/${name}/${name}.states.ts`);
  return existsSync(file) ? (await import(/* @vite-ignore */ pathToFileURL(file).href)).states : [];
}
