import { readJson } from './read-value.ts';

/** Markers that occur in the content of tags, and not in the page around them. */
const MARKS = '[slot], [data-prop], [data-card-list], [class^="ap-"]';

/** Last children that prove that a tag has not swallowed the rest of the page. */
const OWN_END = `:is(${MARKS}) + noscript, ${MARKS}, form`;

/**
 * Tests whether the parser may have split a host from its content, or moved the page into it: an editor's filter has
 * put the tag into a paragraph, which ends where a block begins, or its end tag is missing. Such a host has no next
 * sibling, so most hosts are ruled out at once.
 */
function mayBeTorn({ nextSibling, lastChild, lastElementChild, parentElement }: HTMLElement): boolean {
  // its content may not be complete yet
  if (document.readyState === 'loading') return true;
  if (nextSibling) return false;
  const paragraph = parentElement?.closest('p');
  if (!paragraph) {
    if (!lastElementChild || lastElementChild.matches(OWN_END)) return false;
    // the swallowed rest ends with the last text of the parent, or with another unclosed tag
    return /^(#text|AP-)/.test(lastChild?.nodeName ?? '');
  }
  const next = paragraph.nextElementSibling;
  const near = [next, next?.firstElementChild, next?.nextElementSibling];
  return near.some((element) => element?.matches(MARKS));
}

/** Detects a copy of a rendered host, or pasted markup that may need repair: pasted/mend.part.ts looks closer. */
export function isPasted(host: HTMLElement, jsonAttributes: readonly string[]): boolean {
  if (host.querySelector(':scope > [data-ap-mount]')) return true;
  const children = [...host.querySelectorAll('[data-prop]')].map(({ textContent }) => textContent);
  const json = [...children, ...jsonAttributes.map((name) => host.getAttribute(name))];
  return mayBeTorn(host) || json.some((text) => text !== null && 'expected' in readJson(text));
}
