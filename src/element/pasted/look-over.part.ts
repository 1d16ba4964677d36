import { readDocument } from '../../page/read-document.ts';
import { registry } from '../../storage/registry.ts';
import { warnEditor } from '../warn.ts';
import { hostOf } from './host-of.ts';
import { lostQuoteIn } from './lost-quotes.ts';
import { notClosedIn } from './not-closed.ts';
import { notes } from './notes.ts';
import { type SourceTag, sourceTags } from './source-tags.ts';
import { startTag } from './start-tag.ts';
import { isTag, mayBeSplit } from './torn.ts';
import { warnOfCause } from './warn-of-cause.ts';

/** Markers of content that editors copy, and that only the server writes. */
const CONTENT = 'script[data-prop], .ap-share-list, .ap-poll-options, .ap-server-form';
/** Number of previous elements that are searched for the tag that the content was split from. */
const NEAR = 4;

/**
 * In preview, checks the whole page once and warns the editor about pasted content that cannot work. Reads the page's
 * source for errors that the DOM no longer shows.
 */
export default async function lookOver(): Promise<void> {
  const body = readDocument('body');
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  for (const host of elements.filter(isTag)) {
    if (mayBeSplit(host)) warnEditor(host, notes.perhapsTorn(host.localName));
    if (hasJsonAsText(host)) warnEditor(host, notes.jsonAsText(host.localName));
  }
  for (const element of [body, ...elements]) {
    const { tag, text } = tagInText(element) ?? {};
    // a note cannot stand before the body
    const place = element === body ? (text?.nextElementSibling ?? text?.previousElementSibling) : element;
    if (tag && place) warnEditor(place, notes.asText(tag));
  }
  for (const content of body.querySelectorAll(CONTENT))
    if (isAlone(content)) warnEditor(content, notes.withoutTag);
  const first = body.firstElementChild;
  if (first && !getComputedStyle(body).getPropertyValue('--ap-font')) warnEditor(first, notes.withoutStyle);
  checkSource(sourceTags(await sourceOfPage()), body.lastElementChild ?? body);
  const { default: check } = await registry().loader.part('loader/check');
  await (check as () => Promise<void>)();
}

/**
 * Warns of start tags with a missing quote, instead of all that follows from it, and of those without an end tag.
 * @param last place of the note if the rest of the page, with the tag, is part of a value
 */
function checkSource(tags: readonly SourceTag[], last: Element): void {
  const broken = new Set<SourceTag>();
  for (const tag of tags) {
    const lost = tag.isEnd ? undefined : lostQuoteIn(tag);
    if (!lost) continue;
    broken.add(tag);
    const isJson = /^\s*[[{]/.test(lost.value);
    const text = (isJson ? notes.lostQuoteInJson : notes.lostQuote)(tag.tag, lost.name);
    const host = lost.isOpen ? undefined : hostOf(tag, tags);
    if (host) warnOfCause(host, text);
    else warnEditor(last, text);
  }
  for (const tag of notClosedIn(tags)) {
    const host = broken.has(tag) ? undefined : hostOf(tag, tags);
    if (!host) continue;
    const start = startTag(host);
    const effect = notes.notClosed(tag.tag, start);
    if (tag.isSelfClosed) warnOfCause(host, notes.selfClosed(tag.tag, start), effect);
    else warnEditor(host, effect);
  }
}

const ownTexts = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE) as Text[];

function hasJsonAsText(host: HTMLElement): boolean {
  // a rendered widget has wrapped bare text
  const places = [host, ...host.querySelectorAll(':scope > :is(span, p)')];
  return places.some((place) => ownTexts(place).some(({ data }) => /^\s*[[{]\s*["“”{\]]/.test(data)));
}

/** Finds a tag that is shown as text, except where a page explains tags. */
function tagInText(element: Element): { tag: string; text: Text } | undefined {
  if (element.closest('script, style, textarea, code, pre, [data-ap-mount], .ap-note')) return undefined;
  for (const text of ownTexts(element)) {
    const [, tag] = /<(ap-[a-z-]+)/.exec(text.data) ?? [];
    if (tag) return { tag, text };
  }
  return undefined;
}

/** Tests that no tag is around the content, or before it in a paragraph that the content can return to. */
function isAlone(content: Element): boolean {
  for (let node: Element | null = content; node; node = node.parentElement) {
    if (isTag(node)) return false;
    let before: Element | null = node;
    for (let i = 0; i < NEAR && before; i++, before = before.previousElementSibling)
      if (before !== node && before.localName === 'p' && [...before.children].some(isTag)) return false;
  }
  return true;
}

/** Fetches the source of the page, from the browser's cache if possible. */
async function sourceOfPage(): Promise<string> {
  try {
    const answer = await fetch(location.href, { cache: 'force-cache' });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
