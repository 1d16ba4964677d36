import { replace } from '../server/replace.ts';

/** Component library that the bench compares with. */
export type Peer = 'shoelace' | 'webawesome';

interface Library {
  /** Prefix of its tag names. */
  prefix: string;
  /** Its stylesheet and the script that loads each component of the page, as its documentation recommends. */
  head: string;
}

const libraries: Record<Peer, Library> = {
  shoelace: {
    prefix: 'sl',
    head: `<link rel="stylesheet" href="/shoelace/dist/themes/light.css">
<script type="module" src="/shoelace/dist/shoelace-autoloader.js"></script>`,
  },
  webawesome: {
    prefix: 'wa',
    head: `<link rel="stylesheet" href="/webawesome/dist/styles/themes/default.css">
<script type="module" src="/webawesome/dist/webawesome.loader.js"></script>`,
  },
};

export const prefixOf = (peer: Peer): string => libraries[peer].prefix;

export const headOf = (peer: Peer): string => libraries[peer].head;

/** Rebuilds the share bar and the poll of the article with a peer's components and the same texts. */
export function withPeerTags(html: string, peer: Peer): string {
  const prefix = prefixOf(peer);
  const share = replace(html, /<ap-share-bar\b[\s\S]*?<\/ap-share-bar>/, (tag) => shareRow(tag, prefix));
  return replace(share, /<ap-poll\b[\s\S]*?<\/ap-poll>/, (tag) => poll(tag, prefix));
}

/** The links of the server, and the button that shows more. */
function shareRow(tag: string, prefix: string): string {
  const links = [...tag.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', content = '']) =>
      `<${prefix}-button href="${href}" target="_blank">${textOf(content)}</${prefix}-button>`,
  );
  return `<div>${links.join('')}<${prefix}-button>Més</${prefix}-button></div>`;
}

function poll(tag: string, prefix: string): string {
  const question = tag.match(/<(h\d)[^>]*slot="question"[^>]*>[\s\S]*?<\/\1>/)?.[0];
  const json = tag.match(/<script[^>]*data-prop="options"[^>]*>([\s\S]*?)<\/script>/)?.[1];
  if (!question || !json) throw new Error('the poll of the article has no question or no options');
  const options: { id: string; title: string }[] = JSON.parse(json);
  const radios = options.map(({ id, title }) => `<${prefix}-radio value="${id}">${title}</${prefix}-radio>`);
  return `<div>
${question.replace(' slot="question"', '')}
<${prefix}-radio-group name="poll">${radios.join('')}</${prefix}-radio-group>
<${prefix}-button>Voteu</${prefix}-button>
</div>`;
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();
