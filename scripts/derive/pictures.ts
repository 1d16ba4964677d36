import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { statesOf } from '../../demo/showroom/definitions.ts';
import type { State } from '../../src/server/state.types.ts';
import { type Definition, projectRoot } from './contracts.ts';

/** Ids of the states that show a tag best, if its fullest state alone does not. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'ap-alerts': ['un-avis'],
  'ap-club-registration': ['comencament', 'dades'],
  'ap-dropdown': ['oberta'],
  'ap-header': ['normal', 'menu-obert'],
  'ap-live-feed': ['directe', 'acabat'],
  'ap-login': ['adulta', 'infantil'],
  'ap-password': ['peticio'],
  'ap-player': ['video', 'audio'],
  'ap-poll': ['oberta', 'votada', 'tancada', 'error-opcions'],
  'ap-profile': ['continguts'],
  'ap-showroom': ['de-fabrica'],
  'ap-social-embed': ['youtube'],
  'ap-time': ['hores'],
};

/** Returns the states of a tag that have a picture; none for a tag that shows nothing. */
export async function picturedStates({ name, contract }: Definition): Promise<State[]> {
  if (contract.content === 'inert') return [];
  const states = await statesOf(name);
  const best = states.find(({ fullest }) => fullest) ?? states[0];
  const ids = chosen[contract.tag] ?? (best ? [best.id] : []);
  return ids.map((id) => {
    const state = states.find((one) => one.id === id);
    if (!state) throw new Error(`${contract.tag} has no state “${id}”`);
    return state;
  });
}

export const pictureFolder: string = join(projectRoot, 'docs/pictures');

export const pictureName = (tag: string, state: string): string => `${tag}.${state}.webp`;

/** Returns the existing pictures of a tag, for its page. */
export async function pictureBlocks(definition: Definition): Promise<string[]> {
  const { tag } = definition.contract;
  return (await picturedStates(definition))
    .filter(({ id }) => existsSync(join(pictureFolder, pictureName(tag, id))))
    .map(({ id, title, about }) => `![${title}: ${about}](../pictures/${pictureName(tag, id)})`);
}

export interface Picture {
  file: string;
  /** CSS px. */
  width: number;
  height: number;
}

/** Returns the picture of a state, or of the tag’s best one; undefined if it has not been taken. */
export async function pictureOf(definition: Definition, state?: State): Promise<Picture | undefined> {
  const shown = state ?? (await picturedStates(definition))[0];
  const file = shown && pictureName(definition.contract.tag, shown.id);
  if (!file || !existsSync(join(pictureFolder, file))) return undefined;
  const { width, height } = await sharp(join(pictureFolder, file)).metadata();
  return { file, width, height };
}

/** Returns the picture of each tag that has one. */
export async function picturesOf(definitions: Iterable<Definition>): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  for (const definition of definitions) {
    const picture = await pictureOf(definition);
    if (picture) found.set(definition.contract.tag, picture);
  }
  return found;
}
