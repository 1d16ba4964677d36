/** What a server template writes, as a browser reads it, and without the blanks that only lay out its source. */
export function written(html: string, selector: string): Element[] {
  const { body } = new DOMParser().parseFromString(html.replace(/\s*\n\s*/g, ''), 'text/html');
  return [...body.querySelectorAll(selector)];
}
