/**
 * Parses the address of a service to which paths are appended.
 * @returns undefined for an invalid address, or one with credentials, a query or a fragment. Its error message must not
 *   repeat the value, which may contain a password.
 */
export function parseServiceAddress(value: string): URL | undefined {
  const url = URL.parse(value);
  // an empty query or fragment is no part of the URL, but would change the appended path
  return !url || url.username || url.password || /[?#]/.test(value) ? undefined : url;
}
