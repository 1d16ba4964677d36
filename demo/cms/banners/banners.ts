import { randomUUID } from 'node:crypto';
import type { DemoContext } from '../../api/context.ts';
import type { BannersTable } from '../../api/database/tables/banner-tables.types.ts';
import { aMoment, inTime } from '../../api/http/in-time.ts';
import type { BannerFields } from './read-fields.ts';

export type Banner = Omit<BannersTable, 'published_at'>;

/** Maximum warnings on a page at once. */
export const MOST_ALERTS = 5;
/** Time to cache the banners in a process, in ms; short, since another process may have published. */
const FRESH = 2000;

/** Reads, publishes and withdraws the newsroom's banners, which appear on every page. */
export function createBanners({ db, config }: Pick<DemoContext, 'db' | 'config'>) {
  let known: { at: number; list: Promise<Banner[]> } | undefined;
  /** Banners of the last page, for pages that cannot wait for the database. */
  let last: Banner[] | undefined;

  const read = (): Promise<Banner[]> =>
    db
      .selectFrom('banners')
      .select([
        'id',
        'kind',
        'title',
        'text',
        'href',
        'link_rel',
        'link_target',
        'link_title',
        'image',
        'image_alt',
      ])
      .orderBy('published_at')
      .orderBy('id')
      .execute();

  /** Read once for the pages that are asked at about the same time. A slow database leaves them with those before. */
  async function current(): Promise<Banner[]> {
    const at = config.now().getTime();
    if (!known || Math.abs(at - known.at) >= FRESH) known = { at, list: read() };
    const reading = known;
    try {
      const list = last ? await inTime(reading.list, aMoment) : await reading.list;
      if (list && known === reading) last = list;
      return list ?? last ?? [];
    } catch (error) {
      if (known === reading) known = undefined;
      throw error;
    }
  }

  function forget(): void {
    known = undefined;
    last = undefined;
  }

  /**
   * Publishes a banner; a new last hour replaces the previous one.
   * @param id id of the completed form: sent twice it publishes once
   * @returns false when the maximum number of warnings is reached
   */
  async function publish(kind: Banner['kind'], fields: BannerFields, id = randomUUID()): Promise<boolean> {
    const isDone = await db.transaction().execute(async (inside) => {
      // locks, since two simultaneous calls could otherwise both be below the maximum
      await inside.selectFrom('settings').select('key').where('key', '=', 'banners').forUpdate().execute();
      const before = await inside.selectFrom('banners').select('id').where('kind', '=', kind).execute();
      if (before.some((banner) => banner.id === id)) return true;
      if (kind === 'alert' && before.length >= MOST_ALERTS) return false;
      if (kind === 'last-hour') await inside.deleteFrom('banners').where('kind', '=', kind).execute();
      const row = { ...fields, id, kind, published_at: config.now() };
      await inside.insertInto('banners').values(row).execute();
      return true;
    });
    forget();
    return isDone;
  }

  async function withdraw(id: string): Promise<void> {
    await db.deleteFrom('banners').where('id', '=', id).execute();
    forget();
  }

  return { read, current, publish, withdraw };
}

export type Banners = ReturnType<typeof createBanners>;
