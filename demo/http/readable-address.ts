/** What no escape in an address is: a sign of per cent without two digits behind it. */
const LONELY = /%(?![0-9a-f]{2})/gi;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** Escapes that make no text are read as a browser shows them, with a sign in the place of what is missing. */
function repair(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString());
  }
}

/**
 * An address whose path the router can read, whatever somebody has typed: `/resultats/100%` looks for «100%» (SRCH-14),
 * and what is no page gets the page that says so.
 */
export function readableAddress(url: string): string {
  const [path = '', ...rest] = url.split(/(?=\?)/);
  return [path.replace(LONELY, '%25').replace(ESCAPES, repair), ...rest].join('');
}
