const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as html that says the same, in an element or between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  return value === undefined || value === null || value === false ? '' : String(value);
}

/**
 * Html from a template: a value is text, and is escaped. `!${value}` is html already. A list is joined; what is missing or
 * false is nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): string {
  const pieces = strings.map((string, index) => {
    if (index === values.length) return string;
    const text = textOf(values[index]);
    return string.endsWith('!') ? string.slice(0, -1) + text : string + escapeHtml(text);
  });
  return pieces.join('');
}

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
