import { contract } from '../config/config.contract.ts';
import type { Config } from '../config/config.types.ts';
import { readConfig } from '../config/create-config.ts';
import type { StoreApi } from '../storage/store.ts';

/**
 * Reads the configuration again when its tag changes, as in an editor's preview, or when a script has replaced the
 * body and its tag. While the page has no tag, between two bodies, the last configuration stays.
 */
export function followConfig(store: StoreApi<Config>): void {
  let tag: Element | null = null;
  const read = (records: readonly MutationRecord[]) => {
    const first = document.querySelector(contract.tag);
    if (!first || (first === tag && records.every(({ target }) => target !== tag))) return;
    tag = first;
    changes.observe(tag, { attributes: true });
    store.setState(readConfig(tag), true);
  };
  const changes = new MutationObserver(read);
  // called before anything that the same script has added is drawn
  changes.observe(document, { childList: true, subtree: true });
  read([]);
}
