/** Replaces what has to be there: a page that has changed must not be measured unchanged. */
export function replace(html: string, pattern: RegExp, by: (found: string) => string): string {
  if (html.search(pattern) === -1) throw new Error(`the article has no ${pattern}`);
  return html.replace(pattern, (found) => by(found));
}
