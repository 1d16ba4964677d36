/** Schemes that a link or a source may have. Everything else, script and data above all, is refused. */
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Control characters, and those that reverse the direction of a text to disguise an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const deceptive = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** Placeholder base for addresses relative to any page. */
export const anyPage = 'https://page.invalid/';

/**
 * The only gate for every `href` and `src` that comes from data (W-06).
 *
 * Allowed: `http`, `https`, `mailto`, `tel` and addresses relative to the page. Refused, and why:
 * - any other scheme: `javascript:`, `data:`, `vbscript:`, `blob:`, `file:`, …;
 * - control characters anywhere: browsers drop tabs and line breaks, so `java\nscript:` would run;
 * - a user name before the host (`https://bank.example@evil.example`): it serves only to deceive;
 * - a backslash before the query: browsers read it as a slash, so `\\evil.example` leaves the site unseen;
 * - an empty address: data never mean a link to the page itself.
 * Blanks at the ends are cut, since editors paste them.
 *
 * @param value address from data; anything but text is refused
 * @returns the address, which may be relative, or undefined when it is unsafe
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || deceptive.test(value) || /^[^?#]*\\/.test(address)) return undefined;
  const url = parseUrl(address);
  if (!url || !allowedSchemes.has(url.protocol)) return undefined;
  return url.username === '' && url.password === '' ? address : undefined;
}

/** `URL.canParse` came with Safari 17, and 16.4 is our oldest. */
export function parseUrl(address: string, base = anyPage): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
