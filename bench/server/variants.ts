import type { Manifest, ManifestFile } from '../../scripts/build/manifest.ts';
import { headOf, type Peer, withPeerTags } from '../peers/page.ts';
import { replace } from './replace.ts';

/**
 * Page variant to compare. `ours` has the tags that the goals cover: share bar, poll and, as a link, the header's
 * login; `whole` has the header, the favourite buttons and the times as widgets too; `demo` is the unchanged article.
 */
export type Variant = 'ours' | 'whole' | 'demo' | 'previous' | 'floor' | Peer | 'blank';

/** Paths of the widget files and data of each page. */
export const ownPaths: Record<Variant, RegExp> = {
  ours: /^\/(ours\/dist|api)\//,
  whole: /^\/(ours\/dist|api)\//,
  demo: /^\/(ours\/dist|api)\//,
  previous: /^\/(previous\/dist|api)\//,
  // includes the base style, which styles the server content
  floor: /^\/((ours|floor)\/dist|api)\//,
  shoelace: /^\/shoelace\/dist\//,
  webawesome: /^\/webawesome\/dist\//,
  blank: /^$/,
};

const entryScript = /<script type="module" src="[^"]*\/ap\.js"[^>]*><\/script>/;
const hints = /<link rel="(?:preload|modulepreload)"[^>]*href="\/dist\/[^>]*>/g;
const sheets = /<link rel="stylesheet" href="\/dist\/([\w-]+)\.css"[^>]*>/g;
const widgets = /<(ap-share-bar|ap-poll|ap-config)\b[\s\S]*?<\/\1>/g;

type Tags = Pick<Manifest, 'tags'>;

/** Tags of the demo's article that no goal covers. */
const besideAll = ['ap-side-bar', 'ap-carousel'];

/** Tags that the goals for the article without header do not cover. */
const besideGoals = [...besideAll, 'ap-header', 'ap-favourite-button', 'ap-time'];

/** Keeps only the article's widgets that both the goals cover and the floor has. */
export function withGoalTags(html: string, manifest: Tags): string {
  const link = '<p class="wrap"><a href="/acces">Inicieu la sessió</a></p>';
  const page = replace(html, /<ap-header\b[\s\S]*?<\/ap-header>/, () => link)
    .replace(/<ap-favourite-button\b[\s\S]*?<\/ap-favourite-button>/g, '')
    // keeps their server content
    .replace(/<\/?ap-time\b[^>]*>/g, '');
  return withoutTags(page, manifest, besideGoals);
}

/** Keeps the header, the favourite buttons and the times as well: the whole article of the goals. */
export const withWholeTags = (html: string, manifest: Tags): string => withoutTags(html, manifest, besideAll);

/** Removes the stylesheets and resource hints of tags. Tags around server content become plain elements. */
function withoutTags(html: string, { tags }: Tags, left: readonly string[]): string {
  const kept = Object.entries(tags).filter(([tag]) => !left.includes(tag) && html.includes(`<${tag}`));
  const needed = new Set(
    kept.flatMap(([, { scripts, styles }]) => [...scripts, ...styles].map(({ file }) => file)),
  );
  return html
    .replace(/<(\/?)ap-(?:side-bar|carousel)\b/g, '<$1div')
    .replace(sheets, (sheet, name: string) => (left.includes(name) ? '' : sheet))
    .replace(hints, (hint) => (needed.has(/\/dist\/([^"]+)/.exec(hint)?.[1] ?? '') ? hint : ''));
}

/** Loads the article's build from `prefix` instead of `/dist`. */
export function withBuild(html: string, prefix: string): string {
  return replace(html, /"\/dist\//g, () => `"${prefix}/dist/`);
}

/** Replaces file names and hashes in the article by those of another build. */
export function withFilesOf(html: string, current: Manifest, other: Manifest): string {
  const pairs: [ManifestFile, ManifestFile | undefined][] = [
    [current.entry, other.entry],
    [current.base, other.base],
    [current.core, other.core],
  ];
  for (const [tag, { sheet, scripts, styles }] of Object.entries(current.tags)) {
    const files = other.tags[tag];
    if (sheet) pairs.push([sheet, files?.sheet]);
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

/**
 * Replaces the article's widgets by the floor's custom elements. Keeps the base style, which styles the server
 * content.
 */
export function withFloor(html: string): string {
  const script = '<script type="module" src="/floor/dist/floor.js"></script>';
  return withBuild(
    replace(html.replace(hints, ''), entryScript, () => script),
    '/ours',
  );
}

/** Builds the same article with a peer. Keeps the base style as well, since the whole page uses its tokens. */
export function withPeer(html: string, peer: Peer): string {
  const page = replace(html.replace(hints, ''), entryScript, () => headOf(peer));
  return withBuild(withPeerTags(page, peer).replace(widgets, ''), '/ours');
}

/** Removes widgets and their script: the cost of the page itself. */
export function withoutWidgets(html: string): string {
  const page = replace(html.replace(hints, ''), entryScript, () => '');
  return withBuild(
    replace(page, widgets, () => ''),
    '/ours',
  );
}
