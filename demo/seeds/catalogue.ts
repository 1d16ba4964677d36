import { type Listing, storeListed } from '../api/catalogue/store-listed.ts';
import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import type { ListedType } from '../api/database/tables/catalogue-tables.types.ts';
import { catalogue } from '../cms/content/catalogue/catalogue.ts';
import { places } from '../cms/content/catalogue/places.ts';
import type { Content, ContentKind } from '../cms/content/content.types.ts';
import { contents, pathOf } from '../cms/content/contents.ts';
import { imageOf } from '../cms/pictures/clip.ts';
import { iconOf, mediaOf } from '../cms/templates/card-data.ts';

/**
 * Version of the seed. Raise it when the samples or their word rules change, so that they are seeded again exactly
 * then.
 */
const version = '2';

const types: Partial<Record<ContentKind, ListedType>> = {
  programme: 'program',
  news: 'news',
  video: 'video',
  audio: 'audio',
  activity: 'activity',
  blog: 'blog',
};

/** Seeds the entries of lists and searches. Contents written by hand are the most popular. */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  const sown = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  if (sown?.value === version) return;
  await insertNew(
    db,
    'places',
    ...places.map(({ code, name, longitude, latitude }) => ({
      c_ine: code,
      nombre: name,
      longitude,
      latitude,
    })),
  );
  await db.deleteFrom('listed').execute();
  await db.deleteFrom('title_words').execute();
  await storeListed(db, [
    ...contents.map((content, index) => listingOf(content, now, 2000 - index)),
    ...catalogue.map((content, index) => listingOf(content, now, (index * 617) % 1000)),
  ]);
  await db
    .insertInto('settings')
    .values({ key: 'catalogue', value: version })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
    .execute();
}

function listingOf(content: Content, now: Date, popularity: number): Listing {
  const { kind, slug, title, kicker, lead, illustration, author, note, seconds, minutesAgo } = content;
  const media = mediaOf(content);
  return {
    id: content.id ?? `${kind}-${slug}`,
    type: types[kind] ?? 'other',
    title,
    url: pathOf(content),
    kicker,
    summary: lead,
    image: imageOf(illustration) as { src: string; alt: string },
    details: {
      ...(kind === 'programme' ? { icon: iconOf(content) } : { author }),
      ...(note !== undefined && { note }),
      ...(media !== undefined && { media }),
      ...(seconds !== undefined && { seconds }),
    },
    place: content.place,
    ages: content.ages,
    filters: content.filters,
    popularity,
    publishedAt: new Date(now.getTime() - minutesAgo * 60_000),
  };
}
