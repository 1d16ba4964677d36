import type { Plugin } from 'vite';

/**
 * Gives the rules of a tag the weight of one class more, so that `.entry-content button` and the like of the
 * pages around it do not win. An attribute that nobody has adds weight and excludes nothing.
 */
export function weighTag(css: string): string {
  return css.replace(/^(ap-[a-z-]+) \{/gm, '$1:not([_]) {');
}

/** The same for the styles that come with the chunks. */
export function tagWeight(): Plugin {
  return {
    name: 'ap-tag-weight',
    enforce: 'pre',
    transform: (code, id) =>
      /\/elements\/.*\.css$/.test(id) ? { code: weighTag(code), map: null } : undefined,
  };
}
