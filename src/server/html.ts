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
 * Markup of a template. The class decides at run time that it is not escaped again: a string is text, whatever is in it.
 * Only this file makes instances. `String(markup)` is for answers and mails; `JSON.stringify` calls `toJSON`.
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

/**
 * Markup from a template. A value is text and is escaped, unless it is markup of `html` or `raw`. A list is joined; missing
 * values and false print nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  return new SafeHtml(strings.map((string, index) => string + print(values[index])).join(''));
}

/** Marks a string as markup. The caller vouches for it, and a comment beside the call says why it is safe. */
export function raw(markup: string): SafeHtml {
  return new SafeHtml(markup);
}

/** Joins a list with a text between its items. */
export function joinHtml(items: readonly HtmlValue[], separator: string): SafeHtml {
  return html`${items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]))}`;
}

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
export function scriptJson(value: unknown): SafeHtml {
  return new SafeHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
