/** Output of a server template as a browser parses it, without the white space that only lays out its source. */
export function written(html: string, selector: string): Element[] {
  const { body } = new DOMParser().parseFromString(html.replace(/\s*\n\s*/g, ''), 'text/html');
  return [...body.querySelectorAll(selector)];
}
