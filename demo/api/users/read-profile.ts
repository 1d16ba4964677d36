import type { User } from '../../../src/session/user.types.ts';
import { type ClubChild, readChildren } from '../club/read-children.ts';
import type { DemoContext } from '../context.ts';
import { favouriteIdsOf } from '../session/favourite-ids.ts';
import type { UserRow } from '../session/session-store.ts';

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
  /** Without one, the login is only through a network (PROF-22). */
  hasPassword?: boolean;
  children?: ClubChild[];
}

/** All that users may see of their own account, never a hash or PIN (W-07). */
export async function readProfile(
  context: Pick<DemoContext, 'db' | 'config'>,
  user: UserRow,
): Promise<Profile> {
  const { id, name, type } = user;
  const lists = await favouriteIdsOf(context.db, id);
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
    hasPassword: user.password_hash !== null,
    children: await readChildren(context, user),
  };
}
