import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { contents, pathOf } from '../cms/content/contents.ts';
import { iconOf } from '../cms/templates/card-data.ts';
import { picturePath } from './picture-path.ts';

/**
 * Seeds contents c1 to c12 and shows s1 to s6: the contents of the CMS that can be saved. Addresses have no base
 * path. Later changes by editors are not overwritten.
 */
export async function seedContents(db: Db): Promise<void> {
  const saved = contents.flatMap(({ id, ...content }) => (id === undefined ? [] : [{ ...content, id }]));
  await insertNew(
    db,
    'contents',
    ...saved
      .filter(({ kind }) => kind !== 'programme')
      .map((content) => ({
        id: content.id,
        kind: content.kind,
        title: content.title,
        url: pathOf(content),
        category: content.kicker,
        summary: content.lead,
        image: picturePath(content.illustration.name),
      })),
  );
  await insertNew(
    db,
    'shows',
    ...saved
      .filter(({ kind }) => kind === 'programme')
      .map((show) => ({
        id: show.id,
        name: show.title,
        url: pathOf(show),
        summary: show.lead,
        icon: iconOf(show),
        image: picturePath(show.illustration.name),
      })),
  );
}
