/**
 * Gives the rules of a tag in `ap-base.css` the weight of one class more, so that `.entry-content button` and the like
 * of the pages around it do not win. An attribute that nobody has adds weight and excludes nothing. The styles of
 * chunks need it less: they come after those of the page.
 */
export function weighTag(css: string): string {
  return css.replace(/^(ap-[a-z-]+) \{/gm, '$1:not([_]) {');
}
