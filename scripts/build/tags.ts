import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Definition, readDefinitions } from '../derive/contracts.ts';
import { partName } from './part-imports.ts';

/** Lazily loaded module of elements or src: `elements/poll/dialogs.part.tsx` is `poll/dialogs`. */
export interface PartSource {
  name: string;
  entry: string;
}

export interface TagSource extends Definition {
  /** Module that exports the definition; undefined for a tag that is never upgraded. */
  entry: string | undefined;
}

/**
 * Finds the lazily loaded parts: the core, which the entry uses too, and the parts of widgets, by the suffix of their
 * files.
 */
export function readParts(root: string): PartSource[] {
  const files = globSync('{elements,src}/**/*.part.{ts,tsx}', { cwd: root }).sort();
  const ofWidgets = files.map((file) => ({
    name: partName(file),
    entry: join(root, file),
  }));
  return [{ name: 'core', entry: join(root, 'src/core-exports.ts') }, ...ofWidgets];
}

/** Reads every tag of the library from its contract. */
export async function readTags(root: string): Promise<TagSource[]> {
  const definitions = await readDefinitions(root);
  return definitions.map((definition) => {
    const { name, contract } = definition;
    return {
      ...definition,
      entry: contract.content === 'inert' ? undefined : join(root, 'elements', name, `${name}.tsx`),
    };
  });
}
