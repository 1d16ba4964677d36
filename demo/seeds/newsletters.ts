import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';

const newsletters = [
  {
    id: '1',
    title: 'El butlletí d’Apunt',
    site: 'apunt',
    subs: ['families'],
    segments: ['noticies', 'cultura', 'esports'],
    needs_segment: false,
  },
  {
    id: '2',
    title: 'Els butlletins d’Apunts',
    site: 'apunts',
    subs: [],
    segments: ['language', 'beginner', 'intermediate', 'advanced'],
    needs_segment: true,
  },
];

/**
 * Seeds a public newsletter with an edition for the families of the club, and a newsletter with segments to choose
 * from (NEWS-09).
 */
export async function seedNewsletters(db: Db): Promise<void> {
  await insertNew(
    db,
    'newsletters',
    ...newsletters.map((newsletter) => ({
      ...newsletter,
      subs: JSON.stringify(newsletter.subs),
      segments: JSON.stringify(newsletter.segments),
    })),
  );
}
