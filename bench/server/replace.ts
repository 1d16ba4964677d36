/** Replaces `pattern`, which must match: an unchanged page must not be measured as a changed one. */
export function replace(html: string, pattern: RegExp, by: (found: string) => string): string {
  if (html.search(pattern) === -1) throw new Error(`the article has no ${pattern}`);
  return html.replace(pattern, (found) => by(found));
}
