import { safeUrl } from '../content/safe-url.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Markup of a template. The class tells at run time that it needs no escaping; a string is always text.
 * Only this file creates instances. `String(markup)` is for responses and mails; `JSON.stringify` calls `toJSON`.
 */
class SafeHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }

  toJSON(): string {
    return this.#markup;
  }
}

export type { SafeHtml };

/** Values of a template: text, markup, a list of both, or nothing. */
export type HtmlValue = SafeHtml | string | number | false | null | undefined | readonly HtmlValue[];

function print(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.toString();
  if (Array.isArray(value)) return value.map(print).join('');
  return value === undefined || value === null || value === false ? '' : escapeHtml(String(value));
}

/** Matches the beginning of an attribute that holds an address, up to the first value in it. */
const openAddress = /\s(?:action|cite|formaction|href|poster|src|[a-z-]*url)="([^"]*)$/;

/** Matches paths of this site that need no parser: nearly all addresses of a page are. */
const plainPath = /^\/(?!\/)[\w./?=&%#-]*$/;

const isSafe = (address: string) => plainPath.test(address) || safeUrl(address) !== undefined;

interface OpenAddress {
  /** Length of the string before the attribute. */
  start: number;
  /** Written part of the address. */
  address: string;
}

const templates = new WeakMap<TemplateStringsArray, readonly (OpenAddress | undefined)[]>();

/** Finds the addresses that the strings of a template leave open, once for each template. */
function addressesOf(strings: TemplateStringsArray): readonly (OpenAddress | undefined)[] {
  let found = templates.get(strings);
  if (found) return found;
  found = strings.map((string) => {
    const match = openAddress.exec(string);
    return match ? { start: match.index, address: match[1] ?? '' } : undefined;
  });
  templates.set(strings, found);
  return found;
}

/** Text of a value as a browser reads it in an attribute. */
const textOf = (value: HtmlValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : print(value);

/**
 * Markup from a template. A value is text and is escaped, unless it is markup of `html` or `raw`. A list is joined; missing
 * values and false print nothing. An attribute whose address is refused by `safeUrl` is left out with its name (W-06).
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  const addresses = addressesOf(strings);
  let markup = '';
  let open: OpenAddress | undefined;
  for (const [index, string] of strings.entries()) {
    let rest = string;
    if (open) {
      const end = rest.indexOf('"');
      open.address += end < 0 ? rest : rest.slice(0, end);
      if (end >= 0 && !isSafe(open.address)) {
        markup = markup.slice(0, open.start);
        rest = rest.slice(end + 1);
      }
      if (end >= 0) open = undefined;
    }
    const found = addresses[index];
    if (found)
      open = { start: markup.length + rest.length - (string.length - found.start), address: found.address };
    markup += rest;
    if (index === values.length) break;
    markup += print(values[index]);
    if (open) open.address += textOf(values[index]);
  }
  return new SafeHtml(markup);
}

/** Marks a string as markup. The caller is responsible: a comment beside the call explains why it is safe. */
export function raw(markup: string): SafeHtml {
  return new SafeHtml(markup);
}

/** Joins a list with a separator between its items. */
export function joinHtml(items: readonly HtmlValue[], separator: string): SafeHtml {
  return html`${items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]))}`;
}

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
export function scriptJson(value: unknown): SafeHtml {
  return new SafeHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
