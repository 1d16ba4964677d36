import type { Manifest, ManifestFile } from '../../scripts/build/manifest.ts';

/** One of the pages that are compared. */
export type Variant = 'ours' | 'previous' | 'floor' | 'blank';

const entryScript = /<script type="module" src="[^"]*\/ap\.js"[^>]*><\/script>/;
const hints = /<link rel="(?:preload|modulepreload)"[^>]*href="\/dist\/[^>]*>/g;
const widgets = /<(ap-share-bar|ap-poll|ap-config)\b[\s\S]*?<\/\1>/g;

/** Replaces what has to be there: a page that has changed must not be measured unchanged. */
function replace(html: string, pattern: RegExp, by: string): string {
  if (html.search(pattern) === -1) throw new Error(`the article has no ${pattern}`);
  return html.replace(pattern, by);
}

/** The article with a build from `prefix` instead of `/dist`. */
export function withBuild(html: string, prefix: string): string {
  return replace(html, /"\/dist\//g, `"${prefix}/dist/`);
}

/** The article with the names and hashes of another build. */
export function withFilesOf(html: string, current: Manifest, other: Manifest): string {
  const pairs: [ManifestFile, ManifestFile | undefined][] = [
    [current.entry, other.entry],
    [current.base, other.base],
    [current.core, other.core],
  ];
  for (const [tag, { scripts, styles }] of Object.entries(current.tags)) {
    const files = other.tags[tag];
    scripts.forEach((file, index) => {
      pairs.push([file, files?.scripts[index]]);
    });
    styles.forEach((file, index) => {
      pairs.push([file, files?.styles[index]]);
    });
  }
  return pairs.reduce(
    (text, [ours, theirs]) =>
      theirs ? text.replaceAll(ours.file, theirs.file).replaceAll(ours.integrity, theirs.integrity) : text,
    html,
  );
}

/** The same article whose tags are plain custom elements. It keeps the base style, which draws the server's content. */
export function withFloor(html: string): string {
  const script = '<script type="module" src="/floor/dist/floor.js"></script>';
  return withBuild(replace(html.replace(hints, ''), entryScript, script), '/ours');
}

/** The article without widgets and their script: what the page itself costs. */
export function withoutWidgets(html: string): string {
  const page = replace(html.replace(hints, ''), entryScript, '');
  return withBuild(replace(page, widgets, ''), '/ours');
}
