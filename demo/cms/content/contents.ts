import { community } from './community.ts';
import type { Content, ContentKind } from './content.types.ts';
import { media } from './media.ts';
import { news } from './news.ts';
import { programmes } from './programmes.ts';

export const contents: Content[] = [...news, ...media, ...programmes, ...community];

/** Contents that were here once: their address answers 410 (PAGE-03, PAGE-06). */
export const goneSlugs = new Set(['la-fira-de-la-calor-2019']);

/** First part of the address of each kind. */
const folders: Record<ContentKind, string> = {
  news: 'noticies',
  video: 'videos',
  audio: 'audios',
  live: 'directes',
  programme: 'programes',
  blog: 'blogs',
  activity: 'activitats',
};

export const contentFolders = Object.values(folders);

/** Address of a content, without the base path. */
export function pathOf(content: Content): string {
  return `/${folders[content.kind]}/${content.slug}`;
}

export function contentsOf(kind: ContentKind): Content[] {
  return contents.filter((content) => content.kind === kind);
}

export function findContent(path: string): Content | undefined {
  return contents.find((content) => pathOf(content) === path);
}
