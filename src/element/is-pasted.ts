import { readJson } from './read-value.ts';

/** Markers that occur in the content of tags, and not in the page around them. */
const MARKS = '[slot], [data-prop], [data-card-list], [class^="ap-"]';

/** Elements that never end a page whose rest a tag has swallowed. */
const OWN_END = `:is(${MARKS}) + noscript, ${MARKS}, form`;

/**
 * Tests whether the parser may have torn a host from its content, or the page into it: an editor's filter has put the tag into a
 * paragraph, which ends where a block begins, or its end tag is missing. Nothing follows such a host where it stands, so most
 * are known to be whole at once.
 */
function mayBeTorn({ nextSibling, lastChild, lastElementChild, parentElement }: HTMLElement): boolean {
  // what it has of its content may not be all
  if (document.readyState === 'loading') return true;
  if (nextSibling) return false;
  const paragraph = parentElement?.closest('p');
  if (!paragraph) {
    if (!lastElementChild || lastElementChild.matches(OWN_END)) return false;
    // the last node of its parent, or of another such tag
    return /^(#text|AP-)/.test(lastChild?.nodeName ?? '');
  }
  const next = paragraph.nextElementSibling;
  const near = [next, next?.firstElementChild, next?.nextElementSibling];
  return near.some((element) => element?.matches(MARKS));
}

/** Tests whether the host is a copy of a drawn one, or its pasted markup may need repair: pasted/mend.part.ts looks closer. */
export function isPasted(host: HTMLElement, jsonAttributes: readonly string[]): boolean {
  if (host.querySelector(':scope > [data-ap-mount]')) return true;
  const children = [...host.querySelectorAll('[data-prop]')].map(({ textContent }) => textContent);
  const json = [...children, ...jsonAttributes.map((name) => host.getAttribute(name))];
  return mayBeTorn(host) || json.some((text) => text !== null && 'expected' in readJson(text));
}
