import { readDocument } from '../../page/read-document.ts';
import { readTidied } from '../read-value.ts';
import { locateError } from './locate-error.ts';
import { tidyCopy } from './tidy-copy.ts';
import { tidyJson } from './tidy-json.ts';
import { repairMarkup } from './torn.ts';

/** Tests whether the parser has passed the end of the host: something follows the host or one of its ancestors. */
function isPassed(host: HTMLElement): boolean {
  if (document.readyState !== 'loading') return true;
  // a tag split by its paragraph is followed by its own content
  if (host.closest('p')) return false;
  const body = readDocument('body');
  let node: Element = host;
  for (; node.parentElement && node.parentElement !== body; node = node.parentElement)
    if (node.nextSibling) return true;
  // scripts append elements to the body, and only the parser writes the space between them
  return node.nextSibling?.nodeType === Node.TEXT_NODE;
}

/** Resolves when the parser has reached the end of the host. */
const hasArrived = (host: HTMLElement) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isPassed(host)) return;
      arrivals.disconnect();
      document.removeEventListener('DOMContentLoaded', look);
      resolve();
    };
    const arrivals = new MutationObserver(look);
    arrivals.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
    look();
  });

/**
 * Repairs markup that an editor's filter has damaged, where the intention is certain, and cleans up a copied tag.
 * Waits for the end of the tag, since its content may still be arriving with the page.
 */
export default async function mend(host: HTMLElement, isFallback: boolean): Promise<void> {
  tidyCopy(host);
  await hasArrived(host);
  readTidied(tidyJson, locateError);
  repairMarkup(host, isFallback);
}
