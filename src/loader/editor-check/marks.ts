import { type Attribute, attributeName, type Contract } from '../../element/contract.ts';
import { keptOf } from '../../element/kept-attributes.ts';

/** Attributes of any element of HTML, of the loader, and prefixes of frameworks and browser extensions. */
const FOREIGN =
  /^(?:(?:aria|bis|data|hx|item|js|ng|on|v|wp|x)[-_]|item|on|accesskey$|autofocus$|class$|content-?editable$|dir$|draggable$|enterkeyhint$|exportparts$|hidden$|id$|inert$|inputmode$|is$|lang$|loading$|nonce$|part$|popover$|role$|slot$|spellcheck$|style$|tabindex$|title$|translate$)|[^a-z0-9-]/;

const isForeign = (name: string): boolean => FOREIGN.test(name);

const isAmong = (known: Iterable<string>, name: string) => [...known].includes(name);

const hyphenated = (name: string) => name.replaceAll('_', '-');

/** Attributes that an editor has probably misspelt: neither known, nor of the page's tools, nor set by the widget. */
export const strayAttributes = (host: Element, known: Iterable<string>): string[] =>
  host
    .getAttributeNames()
    .filter((name) => !isForeign(name) || isAmong(known, hyphenated(name)))
    .filter((name) => !isAmong(known, name) && !(name in (keptOf(host) ?? {})));

const lettersOf = (tag: string) => tag.replace(/[-_]/g, '');

/** Finds the tag that an editor has written without its hyphens, or with underscores. */
export const withHyphens = (name: string, tags: readonly string[]): string | undefined =>
  tags.find((tag) => lettersOf(tag) === lettersOf(name));

/** Data scripts of a host that name no attribute. Those of a tag inside it are not its own. */
export const strayProps = (host: Element, known: Iterable<string>): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('script[data-prop]')].filter(
    (script) =>
      script.parentElement?.closest('[data-ap-state]') === host && !isAmong(known, script.dataset.prop ?? ''),
  );

const FLAGS = /^(?:|0|1|true|false)$/;

/** All attributes of a tag by their names in html. */
export const attributesOf = ({ attributes }: Contract): Map<string, Attribute> =>
  new Map(Object.entries(attributes).map(([property, attribute]) => [attributeName(property), attribute]));

/** Reads an attribute, also from its name for filters that only allow `data-…`. */
export const written = (host: Element, name: string) =>
  host.getAttribute(name) ?? host.getAttribute(`data-ap-${name}`);

/** Yes-or-no attributes with a value that says neither. `0` is one: as any text but `false` it means yes. */
export const oddFlags = (host: Element, attributes: Map<string, Attribute>): string[] =>
  [...attributes].flatMap(([name, { type }]) => {
    const value = type === 'boolean' ? written(host, name) : null;
    return value === null || (FLAGS.test(value) && value !== '0') || value === name ? [] : [name];
  });

/** Attributes in seconds. */
const SECONDS = /^(?:start|end|duration|seconds)$/;

/** Numbers with a comma, and those of seconds as a clock shows them, each with the number that is meant. */
export const oddNumbers = (
  host: Element,
  attributes: Map<string, Attribute>,
): { name: string; number: string; isClock: boolean }[] =>
  [...attributes].flatMap(([name, attribute]) => {
    // a count with a comma is a thousand and more to an editor
    if (attribute.type !== 'number' || attribute.integer) return [];
    const value = written(host, name)?.trim() ?? '';
    const isClock = SECONDS.test(name) && /^\d+(?::[0-5]?\d){1,2}$/.test(value);
    const seconds = value.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    if (!isClock && !/^-?\d+,\d+$/.test(value)) return [];
    return [{ name, number: isClock ? `${seconds}` : value.replace(',', '.'), isClock }];
  });

/** Matches the name of a host at the beginning of an address, and no usual name of a file. */
const HOST_NAME =
  /^(?:www\.|(?:[a-z\d-]+\.)+(?:app|be|cat|com|de|dev|edu|es|eu|eus|fm|fr|gal|info|io|it|me|net|org|pt|tv|uk)(?:[/?#:]|$))/i;

/** Addresses without a scheme, which lead to a path of the page's own site. */
export const hostNames = (host: Element, attributes: Map<string, Attribute>): string[] =>
  [...attributes].flatMap(([name, { type }]) =>
    type === 'url' && HOST_NAME.test(written(host, name)?.trim() ?? '') ? [name] : [],
  );

/** Selectors of other elements that match nothing on the page. */
export const lostReferences = (host: Element, attributes: Map<string, Attribute>): string[] =>
  [...attributes].flatMap(([name, { isSelector }]) => {
    const selector = isSelector && written(host, name);
    return selector && !isOnPage(selector) ? [name] : [];
  });

function isOnPage(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

/** Data scripts of a type that is not read. */
export const oddScripts = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(':scope > script[data-prop]:not([type="application/json"])'),
];

/** Value of `loading`, if it is none. */
export const oddLoading = (host: Element): string | undefined => {
  const loading = host.getAttribute('loading');
  return loading === null || /^(eager|lazy)$/.test(loading) ? undefined : loading;
};

/** Configuration of a page that has another one already. */
export const secondConfig = (): Element | undefined => document.querySelectorAll('ap-config')[1];

/** Tests that an element is server content, also where the widget has moved it into its own output. */
const isServerContent = (element: Element) =>
  !element.closest('[data-ap-mount]') || element.closest('[data-ap-slot]');

const isFilled = (value: unknown) => value === true || Object.keys(Object(value)).length > 0;

/** Tests that a host has neither the content that its widget extends, nor data in its place. */
export function lacksContent(
  host: Element,
  { expects, standIns = [] }: Pick<Contract, 'expects' | 'standIns'>,
  { attributes }: Contract,
): boolean {
  // other content may be an empty list, or the text in its place
  const own = expects && [...host.querySelectorAll(`${expects}, :scope > :not([data-ap-mount], script)`)];
  if (!own || own.some(isServerContent)) return false;
  const values = host as unknown as Record<string, unknown>;
  const lists = Object.keys(attributes).filter((name) => Array.isArray(values[name]));
  return ![...lists, ...standIns].some((name) => isFilled(values[name]));
}
