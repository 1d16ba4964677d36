import type { User } from '../../../src/session/user.types.ts';
import type { Db } from '../database/database.types.ts';
import type { UserRow } from '../session/session-store.ts';
import { favouritesOf } from './favourites.ts';

export interface ProfileChild {
  id: string;
  name: string;
  surname: string;
  birthdate: string | null;
  /** Card number (CHILD-01). */
  nick: string | null;
}

/** Answer of API-01, the fields of ENT-01. A child gets only its own `id`, `name`, `type`, `nick` and lists. */
export interface Profile extends User {
  nick?: string | null;
  surname?: string;
  email?: string | null;
  birthdate?: string | null;
  phone?: string;
  nif?: string;
  address?: string;
  zip?: string;
  city?: string;
  province?: string;
  country?: string;
  laCollaBulletin?: boolean;
  apuntsNewsletterGeneric?: boolean;
  apuntsNewsletterLowLevel?: boolean;
  apuntsNewsletterMediumLevel?: boolean;
  apuntsNewsletterHighLevel?: boolean;
  alternativeEmail?: string;
  children?: ProfileChild[];
}

/** Everything that the user may see of the own account; never a hash or a PIN (W-07). */
export async function readProfile(db: Db, user: UserRow): Promise<Profile> {
  const { id, name, type } = user;
  const lists = await favouritesOf(db, id);
  if (type === 'laCollaMember') return { id: String(id), name, type, nick: user.card_number, ...lists };
  return {
    id: String(id),
    name,
    surname: user.surname,
    email: user.email,
    bulletin: user.bulletin,
    birthdate: user.birthdate,
    type,
    ...lists,
    isRegisteredInLaColla: user.is_registered_in_la_colla,
    phone: user.phone,
    nif: user.nif,
    address: user.address,
    zip: user.zip,
    city: user.city,
    province: user.province,
    country: user.country,
    laCollaBulletin: user.la_colla_bulletin,
    apuntsNewsletterGeneric: user.apunts_newsletter_generic,
    apuntsNewsletterLowLevel: user.apunts_newsletter_low_level,
    apuntsNewsletterMediumLevel: user.apunts_newsletter_medium_level,
    apuntsNewsletterHighLevel: user.apunts_newsletter_high_level,
    alternativeEmail: user.alternative_email,
    // of children nothing is told to who has only typed the e-mail of their tutor (W-08)
    children: user.email_validated_at ? await childrenOf(db, id) : [],
  };
}

async function childrenOf(db: Db, tutorId: number): Promise<ProfileChild[]> {
  const children = await db
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'birthdate', 'card_number as nick'])
    .where('tutor_id', '=', tutorId)
    .orderBy('id')
    .execute();
  return children.map((child) => ({ ...child, id: String(child.id) }));
}
