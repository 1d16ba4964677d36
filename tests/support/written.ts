/**
 * Returns a server template's output as parsed by a browser, without the white space that only formats its source.
 */
export function written(html: string, selector: string): Element[] {
  const { body } = new DOMParser().parseFromString(html.replace(/\s*\n\s*/g, ''), 'text/html');
  return [...body.querySelectorAll(selector)];
}
