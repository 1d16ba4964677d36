import { join } from 'node:path';
import { type Definition, readDefinitions } from '../derive/contracts.ts';

export interface TagSource extends Definition {
  /** Module that exports the definition; undefined for a tag that is never upgraded. */
  entry: string | undefined;
}

/** Every tag of the library, by its contract. */
export async function readTags(root: string): Promise<TagSource[]> {
  const definitions = await readDefinitions(root);
  return definitions.map((definition) => {
    const { name, contract } = definition;
    const entry = contract.content === 'inert' ? undefined : join(root, 'elements', name, `${name}.tsx`);
    return { ...definition, entry };
  });
}
