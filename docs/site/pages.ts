import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { statesOf } from '../../demo/showroom/definitions.ts';
import { type Definition, projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { byGroup } from '../../scripts/derive/groups.ts';
import { readBeside, readGuide } from '../../scripts/derive/guides.ts';
import { readHooks } from '../../scripts/derive/hooks.ts';
import { fence, page } from '../../scripts/derive/markdown.ts';
import { picturedStates, pictureOf, picturesOf } from '../../scripts/derive/pictures.ts';
import { readSheet } from '../../scripts/derive/privacy.ts';
import { tagPage } from '../../scripts/derive/tag-page.ts';
import type { State } from '../../src/server/state.types.ts';
import { escapeHtml, exampleBlock, galleryBlock } from './blocks.ts';

export interface SitePage {
  /** Path below the address of the site, without slashes at its ends: `elements/ap-poll`. */
  path: string;
  title: string;
  description: string;
  lang: 'ca' | 'en';
  /** Lowest heading of the table of contents. */
  depth: 2 | 3;
  /** Markdown without its first heading. */
  body: string;
}

/** Addresses of the demo, below which the site and the showroom are. */
export interface Addresses {
  /** `/documentacio`, with the demo's base path. */
  site: string;
  /** `/aparador`, with the demo's base path. */
  showroom: string;
}

/** Markdown of the repository that becomes a page. */
const sources =
  '{CHANGELOG.md,CONTRIBUTING.md,README.md,demo/README.md,docs/*.md,docs/{decisions,elements,integrations}/*.md}';

/** Paths that differ from those of the repository. */
const special: Readonly<Record<string, string>> = {
  'docs/README.md': '',
  'README.md': 'overview',
  'demo/README.md': 'demo',
};

/** Returns every page of the site. */
export async function sitePages(addresses: Addresses): Promise<SitePage[]> {
  const definitions = await readDefinitions();
  const files = globSync(sources, { cwd: projectRoot }).map((file) => file.replaceAll('\\', '/'));
  const paths = new Map(files.map((file) => [file, pathOf(file)]));
  const texts = new Map(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
  for (const definition of definitions)
    texts.set(`docs/elements/${definition.contract.tag}.md`, await livePage(definition, addresses));
  const gallery = await galleryBlocks(definitions, addresses);
  const sizes = await pictureSizes();
  return [...texts].map(([file, text]): SitePage => {
    const { title, body } = withoutTitle(text);
    const linked = withLinks(body, { file, paths, sizes, addresses });
    return {
      path: pathOf(file),
      title,
      description: firstSentence(body),
      lang: isCatalan(file) ? 'ca' : 'en',
      // a tag may have twenty states
      depth: /^docs\/elements\//.test(file) ? 2 : 3,
      body: file === 'docs/elements/README.md' ? withGallery(linked, gallery) : linked,
    };
  });
}

async function pictureSizes(): Promise<Map<string, string>> {
  const files = globSync('docs/{picture.png,pictures/*.webp}', { cwd: projectRoot });
  const sizes = files.map(async (file): Promise<[string, string]> => {
    const { width, height } = await sharp(join(projectRoot, file)).metadata();
    return [file.replaceAll('\\', '/'), `width="${width}" height="${height}"`];
  });
  return new Map(await Promise.all(sizes));
}

function pathOf(file: string): string {
  return (
    special[file] ??
    file
      .replace(/^docs\//, '')
      .replace(/(^|\/)README\.md$/, '')
      .replace(/\.md$/, '')
      .toLowerCase()
  );
}

const isCatalan = (file: string) => /^docs\/(README|guia-editors|elements\/.*)\.md$/.test(file);

/** Writes the page of a tag with live examples in place of pictures and of the table of states. */
async function livePage(definition: Definition, { showroom }: Addresses): Promise<string> {
  const { name, contract } = definition;
  const { tag } = contract;
  const [first] = await picturedStates(definition);
  const others = (await statesOf(name)).filter(({ id }) => id !== first?.id);
  const example = async (state: State) =>
    exampleBlock({
      address: `${showroom}/${tag}/estat/${state.id}`,
      title: `${state.title} (${tag})`,
      // a first guess, so that little moves when the frame is there
      height: (await pictureOf(definition, state))?.height ?? 240,
    });
  const guide = await readGuide(name);
  return tagPage(definition, {
    sheet: await readSheet(name),
    guide,
    beside: await readBeside(guide),
    hooks: readHooks(definition),
    shown: first ? [`${first.title}. ${first.about}`, await example(first)] : [],
    states: await Promise.all(
      others.map(async (state) =>
        page([`### ${state.title}`, state.about, await example(state), markupBlock(state)]),
      ),
    ),
    links: [
      `<a href="${showroom}/${tag}">L’aparador</a>: els atributs, per a canviar-los, i els esdeveniments que arriben.`,
      `El codi: \`elements/${name}/\`.`,
    ],
  });
}

/** Longest markup of a state in its page, in lines. */
const MOST_LINES = 60;

/** Markup of a state that the server content alone makes, to copy. */
function markupBlock({ html, fault }: State): string {
  if (typeof html === 'function' || fault) return '';
  const text = String(html).trim();
  if (text.split('\n').length > MOST_LINES) return '';
  return ['<details>', '<summary>El codi</summary>', '', fence('html', text), '', '</details>'].join('\n');
}

/** The groups of the gallery, by their titles. */
async function galleryBlocks(
  definitions: readonly Definition[],
  { site }: Addresses,
): Promise<Map<string, string>> {
  const pictures = await picturesOf(definitions);
  return new Map(
    byGroup(definitions).map(({ title: group, members }) => {
      const cards = members.map(({ contract: { tag, title, summary } }) => {
        const picture = pictures.get(tag);
        return {
          address: `${site}/elements/${tag}/`,
          tag,
          title,
          summary,
          picture: picture && { ...picture, address: `${site}/pictures/${picture.file}` },
        };
      });
      return [group, galleryBlock(cards)];
    }),
  );
}

/** Replaces the table of each group by its gallery. */
function withGallery(body: string, gallery: ReadonlyMap<string, string>): string {
  return [...gallery].reduce(
    (text, [title, block]) =>
      text.replace(
        new RegExp(`(^## ${title}\\n\\n)(?:\\|.*\\n)+`, 'm'),
        (_, heading) => `${heading}${block}\n`,
      ),
    body,
  );
}

function withoutTitle(text: string): { title: string; body: string } {
  const [line = ''] = /^# .*$/m.exec(text) ?? [];
  return { title: line.slice(2).replaceAll('`', ''), body: text.replace(`${line}\n`, '').trimStart() };
}

/** Returns the first sentences of a page as plain text, for search engines. */
function firstSentence(body: string): string {
  const paragraph = body.split(/\n{2,}/).find((block) => /^[\p{L}\d«`*[]/u.test(block)) ?? '';
  const plain = paragraph
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[`*[\]]/g, '')
    .replaceAll('\n', ' ');
  return plain.length > 160 ? `${plain.slice(0, 157).replace(/\s+\S*$/, '')}…` : plain;
}

interface LinkContext {
  file: string;
  paths: ReadonlyMap<string, string>;
  /** Attributes of the pictures that reserve their room, by file. */
  sizes: ReadonlyMap<string, string>;
  addresses: Addresses;
}

/** A block of code, a link or picture, or code in a line; the code may contain brackets. */
const fences = /(^ *```.*?^ *```)/gms;
const links = /(!?)\[((?:`[^`]*`|[^\][`]|\[[^\]]*\])*)\]\(([^)\s]+)\)|`[^`]+`/g;

/** Points the links of a page, outside its code, to the pages and pictures of the site. */
function withLinks(body: string, context: LinkContext): string {
  return body
    .split(fences)
    .map((part, index) => (index % 2 ? part : linked(part, context)))
    .join('');
}

function linked(text: string, { file, paths, sizes, addresses: { site } }: LinkContext): string {
  return text.replace(links, (whole, mark, label, target) => {
    if (target === undefined) return whole;
    if (/^(https?:|mailto:|#|\/)/.test(target)) return whole;
    const [path = '', anchor] = target.split('#');
    const goal = posix.join(dirname(file), decodeURIComponent(path)).replace(/\/$/, '');
    if (/^docs\/(pictures\/|picture\.png$)/.test(goal))
      return (
        mark &&
        `<img src="${site}/${goal.replace(/^docs\//, '')}" alt="${escapeHtml(label)}" ${sizes.get(goal)}>`
      );
    const page = paths.get(goal) ?? paths.get(`${goal}/README.md`);
    if (page === undefined) return label;
    const address = page === '' ? `${site}/` : `${site}/${page}/`;
    return `[${label}](${address}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}
