/** A percent sign that does not begin a valid escape. */
const LONELY = /%(?![0-9a-f]{2})/gi;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** Decodes invalid UTF-8 escapes with replacement characters, as browsers do. */
function repair(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString());
  }
}

/**
 * Escapes an address so that the router can parse it: `/resultats/100%` searches for «100%» (SRCH-14), and an unknown
 * address gets the 404 page.
 */
export function readableAddress(url: string): string {
  const [path = '', ...rest] = url.split(/(?=\?)/);
  return [path.replace(LONELY, '%25').replace(ESCAPES, repair), ...rest].join('');
}
