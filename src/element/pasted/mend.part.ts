import { readTidied } from '../read-value.ts';
import { tidyJson } from './tidy-json.ts';
import { mendTorn } from './torn.ts';

/**
 * Puts right what an editor's filters have made of a tag, where it is certain what was meant. While the page is still arriving
 * the content of the tag may be, too.
 */
export default async function mend(host: HTMLElement, isFallback: boolean): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  readTidied(tidyJson);
  mendTorn(host, isFallback);
}
