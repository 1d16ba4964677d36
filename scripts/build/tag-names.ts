import type { Plugin } from 'vite';
import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { attributeName } from '../../src/element/contract.ts';
import { readDefinitions } from '../derive/contracts.ts';

/**
 * Resolves `virtual:tag-names` to the names that an editor may write: those of all tags, so that a misspelt name has a
 * suggestion. Contracts in the bundle have no slots.
 */
export function tagNames(root: string): Plugin {
  return {
    name: 'ap-tag-names',
    resolveId: (id) => (id === 'virtual:tag-names' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:tag-names') return undefined;
      const names = (await readDefinitions(root)).map(({ contract }) => {
        const { tag, content, attributes, slots = {}, needs = {}, devOnly, expects, standIns } = contract;
        const all = content === 'inert' ? attributes : { ...commonAttributes, ...attributes };
        const written = {
          attributes: Object.keys(all).map(attributeName),
          slots: Object.keys(slots).filter((name) => name !== 'default'),
          needs: Object.keys(needs),
          devOnly,
          expects,
          standIns,
        };
        return [tag, written];
      });
      return `export default ${JSON.stringify(Object.fromEntries(names))}`;
    },
  };
}
