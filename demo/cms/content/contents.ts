import { catalogue } from './catalogue/catalogue.ts';
import { games, lessons } from './club-and-lessons.ts';
import { community } from './community.ts';
import type { Content, ContentKind } from './content.types.ts';
import { galleries } from './galleries.ts';
import { media } from './media.ts';
import { findVideo } from './media-library.ts';
import { news } from './news.ts';
import { programmes } from './programmes.ts';
import type { SiteName } from './sites.ts';

export const contents: Content[] = [
  ...news,
  ...media,
  ...galleries,
  ...programmes,
  ...community,
  ...games,
  ...lessons,
];

/** Slugs of deleted contents, whose address gives 410 (PAGE-03, PAGE-06). */
export const goneSlugs = new Set(['la-fira-de-la-calor-2019']);

/** First part of the address of each kind; addresses that begin with a site's name belong to that site. */
const folders: Record<ContentKind, string> = {
  news: 'noticies',
  video: 'videos',
  audio: 'audios',
  gallery: 'galeries',
  live: 'directes',
  programme: 'programes',
  blog: 'blogs',
  activity: 'activitats',
  game: 'lacolla/jocs',
  lesson: 'apunts/llicons',
};

/** Folder of the videos that the club shows among its own. */
const clubVideos = 'lacolla/videos';

export const contentFolders = [...Object.values(folders), clubVideos];

/** Tests whether the club also shows a content: only videos that need no adult login and are on no other site. */
const isForClub = ({ kind, gate, embedUrl, bcId = '' }: Content) =>
  kind === 'video' && gate === undefined && embedUrl === undefined && findVideo(bcId)?.refusal === undefined;

/**
 * Returns the address of a content, without the base path.
 * @param site site that shows it: readers of the club stay on the club
 */
export function pathOf(content: Content, site: SiteName = 'apunt'): string {
  const folder = site === 'lacolla' && isForClub(content) ? clubVideos : folders[content.kind];
  return `/${folder}/${content.slug}`;
}

export function contentsOf(kind: ContentKind, site: SiteName = 'apunt'): Content[] {
  return contents.filter(
    (content) => content.kind === kind && (site !== 'lacolla' || kind !== 'video' || isForClub(content)),
  );
}

/** Finds a content by its path; the catalogue is only on the main site. */
export function findContent(path: string, site: SiteName = 'apunt'): Content | undefined {
  return contents.find((content) => pathOf(content, site) === path) ?? ofCatalogue.get(path);
}

const ofCatalogue = new Map(catalogue.map((content) => [pathOf(content), content]));
