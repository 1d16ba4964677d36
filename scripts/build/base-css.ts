import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, transform } from 'lightningcss';
import type { Background } from '../../src/element/contract.ts';
import type { TagSource } from './tags.ts';
import { cssTargets } from './targets.ts';

/**
 * `dist/ap-base.css`: tokens, shared controls, and the initial styles of the tags on nearly every page, before their
 * widgets are ready.
 */
export function baseCss(root: string, tags: readonly TagSource[]): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const ofTags = tags.flatMap(({ name }) => globSync(`elements/${name}/*.base.css`, { cwd: root }).sort());
  const hidden = tags
    .filter(({ contract }) => contract.content === 'fallback')
    .map(({ contract }) => contract.tag);
  const otherDisplays = tags.flatMap(({ contract: { tag, display } }) =>
    display ? `${tag} { display: ${display} }` : [],
  );
  const source = [
    read('src/styles/tokens.css'),
    withBackgrounds(read('src/styles/base.css'), tags),
    // low specificity, so that a page can hide a tag by its name alone
    `${tags.map(({ contract }) => contract.tag)} { display: block }`,
    ...otherDisplays,
    ...ofTags.map(read),
    `:is(${hidden})[data-ap-state="ready"]:not([data-ap-fallback]) > :not([data-ap-mount]) { display: none !important }`,
    // tags whose content the page has replaced
    '[data-ap-replaced] { display: none !important }',
  ].join('\n');
  const filename = 'ap-base.css';
  return transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets: cssTargets,
  }).code.toString();
}

/** Replaces the placeholder selectors with two hyphens by tags, according to the background in their contracts. */
function withBackgrounds(css: string, tags: readonly TagSource[]): string {
  const on = (background: Background) =>
    tags.filter(({ contract }) => contract.background === background).map(({ contract }) => contract.tag);
  const selectors: Record<string, readonly string[]> = {
    'with-background': [...on('library'), ...on('library-when-ready')],
    'on-library-background': [...on('library'), `:is(${on('library-when-ready')})[data-ap-state="ready"]`],
    'on-custom-background': on('custom'),
    'on-page-background': on('inherit'),
  };
  return css.replaceAll(/:--([a-z-]+)/g, (_, name: string) => String(selectors[name]));
}

/**
 * Finds the initial styles of tags on few kinds of pages, `elements/<name>/<name>.page.css`: source path by tag. Each
 * becomes a stylesheet `dist/<tag>.css`, which only pages with the tag link.
 */
export function pageSheets(root: string, tags: readonly TagSource[]): Map<string, string> {
  const paths = tags.map(
    ({ name, contract: { tag } }) => [tag, join(root, 'elements', name, `${name}.page.css`)] as const,
  );
  return new Map(paths.filter(([, path]) => existsSync(path)));
}

/** Returns the bundled text of such a stylesheet. */
export function pageCss(filename: string): string {
  return bundle({ filename, minify: true, targets: cssTargets }).code.toString();
}

/** Without it a sheet has the encoding of its page, perhaps an older one, which would garble texts in `content`. */
export const CHARSET = '@charset "utf-8";';

export const withCharset = (css: string): string => CHARSET + css;
