import { isRecentIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { HOUR, hourOf, WINDOW } from './count-reads.ts';

/** Items of a list. */
const LONGEST = 5;

/** Lifetime of the cached lists, in ms. */
const HOLD = 60_000;

/** Page that was read; its address has no base path. */
export interface ReadPage {
  title: string;
  url: string;
}

export type MostRead = Record<'all' | 'news' | 'video' | 'audio', ReadPage[]>;

type Context = Pick<DemoContext, 'db' | 'config'>;

/** Reads the most read contents of the last day: the completed hours and the current hour. */
async function readMostRead({ db, config }: Context): Promise<MostRead> {
  const rows = await db
    .selectFrom('reads')
    .innerJoin('listed', 'listed.url', 'reads.url')
    .select(['listed.title', 'listed.url', 'listed.type'])
    .select(({ fn }) => fn.sum<number>('reads.count').as('sum'))
    .where(isRecentIn('hour', hourOf(config.now()), WINDOW * HOUR))
    .groupBy(['listed.id', 'listed.title', 'listed.url', 'listed.type'])
    .orderBy('sum', 'desc')
    .orderBy('listed.url')
    .execute();
  const of = (isMeant: (type: string) => boolean) =>
    rows
      .filter(({ type }) => isMeant(type))
      .slice(0, LONGEST)
      .map(({ title, url }) => ({ title, url }));
  const isOf = (wanted: string) => (type: string) => type === wanted;
  return { all: of(() => true), news: of(isOf('news')), video: of(isOf('video')), audio: of(isOf('audio')) };
}

/** Caches the most read contents for a minute, for any number of pages. */
export function createMostRead(context: Context): () => Promise<MostRead> {
  let held: { lists: Promise<MostRead>; until: number } | undefined;
  return () => {
    const now = context.config.now().getTime();
    // after the clock was set back the cache must not last longer
    if (held && now < held.until && now >= held.until - HOLD) return held.lists;
    const lists = readMostRead(context);
    held = { lists, until: now + HOLD };
    lists.catch(() => {
      held = undefined;
    });
    return lists;
  };
}
