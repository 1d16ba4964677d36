import type { Locator, Page } from '@playwright/test';
import { ownAccount } from '../../../demo/testing/accounts.ts';
import type { Visit } from '../demo.ts';

/** Saved items of an account, the newest first. */
interface Saved {
  contents?: string[];
  shows?: string[];
  /** True to make the account a child member. */
  isChild?: boolean;
}

/** Logs in with a new account that has saved these items. @returns its id */
export async function enterWith({ demo, loginAs }: Visit, saved: Saved = {}): Promise<string> {
  const { contents = [], shows = [], isChild = false } = saved;
  const { db } = demo;
  const { email } = await ownAccount(db);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const at = (index: number) => new Date(Date.UTC(2026, 0, 31) - index * 60_000);
  for (const [index, content_id] of contents.entries())
    await db
      .insertInto('favourite_contents')
      .values({ user_id: id, content_id, created_at: at(index) })
      .execute();
  for (const [index, show_id] of shows.entries())
    await db
      .insertInto('favourite_shows')
      .values({ user_id: id, show_id, created_at: at(index) })
      .execute();
  if (isChild)
    await db
      .updateTable('users')
      .set({
        type: 'laCollaMember',
        name: 'Blai',
        email: null,
        email_validated_at: null,
        password_hash: null,
        card_number: `9${id}`,
        tutor_id: 8,
      })
      .where('id', '=', id)
      .execute();
  await loginAs(String(id));
  return String(id);
}

export const contentsPath = '/perfil/continguts-guardats';
export const showsPath = '/perfil/programes-preferits';
export const lists = '**/api/front/user/{favourites,shows}/**';

export interface ListParts {
  host: Locator;
  heading: Locator;
  cards: Locator;
  titles: Locator;
  alert: Locator;
  /** Button of the card with this title. */
  removeOf(title: string): Locator;
}

/** Locates a list of the profile by its visible parts. */
export function listOn(page: Page): ListParts {
  const host = page.locator('ap-profile');
  const drawn = host.locator('[data-ap-mount]').first();
  const cards = drawn
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  return {
    host,
    heading: drawn.getByRole('heading', { level: 2 }),
    cards,
    titles: drawn.getByRole('heading', { level: 3 }),
    alert: drawn.getByRole('alert'),
    removeOf: (title) => drawn.getByRole('button', { name: `de la llista: ${title}` }),
  };
}

/** Logs in with a new account that has saved these items, and opens a list of its profile. */
export async function openSaved(visit: Visit, saved?: Saved, path = contentsPath): Promise<ListParts> {
  await enterWith(visit, saved);
  await visit.page.goto(path);
  return listOn(visit.page);
}

/** List of any length in the server's format, since the demo has too few items. */
export const madeContents = (count: number, change: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    id: `x${index}`,
    title: `Contingut ${index}`,
    url: `/videos/x${index}`,
    category: { name: 'Prova' },
    multimedia: { image: null },
    ...change(index),
  }));

export interface Box {
  x: number;
  top: number;
  bottom: number;
  width: number;
}

/** Positions of the cards in document order. */
export const boxesOf = (cards: Locator): Promise<Box[]> =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { x, top, bottom, width } = card.getBoundingClientRect();
      return { x, top, bottom, width };
    }),
  );
