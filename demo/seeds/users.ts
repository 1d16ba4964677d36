import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { serverCaller } from '../api/http/caller.ts';
import { addPepper, hashSecret, isCurrentHash } from '../api/security/passwords.ts';

/**
 * Hashes of the sample accounts. `npm start` prints their passwords (Secreta123, Redaccio1) and the PIN (0042), so
 * the hashes are not secret. They are stored here because making them takes most of a second at every start. The PINs
 * get their pepper at the start.
 */
const anna = '$scrypt$ln=15,r=8,p=3$YW5uYS1zYW1wbGUtc2FsdA$OCLvuulr5K99wOAu_BackAJvX39VrqDFGca5GbGp2KY';
const pare = '$scrypt$ln=15,r=8,p=3$cGFyZS1zYW1wbGUtc2FsdA$SfaIKYI5VAGiEvg5rq-P0tDgXm0qcp_Aa6efxKf0ECA';
const card100200 = '$scrypt$ln=15,r=8,p=3$Y2FyZC1zYW1wbGUtc2FsdA$P34FBwjmpRoi7Te2P9QwMqWoA3iWUvBHdgcJQYQiUDI';
const card738214 = '$scrypt$ln=15,r=8,p=3$bmljby1zYW1wbGUtc2FsdA$OP9zIWVJ3T_X7t2wYPZXJ-UqtqaeZiFQ-xar-9DCF_s';
const nova = '$scrypt$ln=15,r=8,p=3$bm92YS1zYW1wbGUtc2FsdA$torBicewYrkQETOD8prAoP5e3u1dY4fShiTjTz7zssw';
const llegat = '$scrypt$ln=15,r=8,p=3$bGxlZ2F0LXNhbXBsZS1zbHQ$LLYbUuUSWpKMBgIP21tjgqfq5bS_5l_YptqMMwLdrOY';
const card415926 = '$scrypt$ln=15,r=8,p=3$YnJ1bmEtc2FtcGxlLXNhbA$He-huVeqJ7kEP3GKBZl4JzM_u-wZsVhIAqyfaLo_cU4';
const redaccio = '$scrypt$ln=15,r=8,p=3$S6hwJWuXvqRHT0-kAZokOQ$YBH49yaBc77r2-SxCpkHWgIJqA10dPtRLKdpLiAqsqQ';

const password = 'Secreta123';
const staffPassword = 'Redaccio1';
const pin = '0042';

/** Returns the stored hash, or a new one if hashes now have other parameters. */
function current(hash: string, secret: string): string | Promise<string> {
  return isCurrentHash(hash) ? hash : hashSecret(secret, serverCaller);
}

export interface SampleAccount {
  userId: number;
  /** Name in the showroom's user switch. */
  who: string;
  /** E-mail or card number with its password or PIN; undefined for a social user. */
  login?: { name: string; secret: string };
}

/** Sample accounts for the server's greeting, the showroom and tests. */
export const sampleAccounts: readonly SampleAccount[] = [
  { userId: 7, who: 'Anna, adulta', login: { name: 'anna@example.cat', secret: password } },
  { userId: 8, who: 'Pere, tutor de Neus i Nico', login: { name: 'pare@example.cat', secret: password } },
  { userId: 30, who: 'Neus, membre infantil', login: { name: '100200', secret: pin } },
  { userId: 9, who: 'Joan, d’una xarxa social' },
  {
    userId: 13,
    who: 'Rosa, de la redacció',
    login: { name: 'redaccio@example.cat', secret: staffPassword },
  },
];

/**
 * Seeds the sample users. Children are nine, six and eight years old on the day of the seed, so that they stay under
 * 13. Three accounts cannot log in yet. Nova has not followed the link of her validation mail. The account of Vicent
 * comes from the old site and needs a new password. Amparo is known only to the club, as the tutor of Bruna.
 */
export async function seedUsers(db: Db, now: Date, pepper: string): Promise<void> {
  const common = { created_at: now };
  const place = { city: 'Burjassot', zip: '46100', province: 'Valencia', country: 'España' };
  await insertNew(
    db,
    'users',
    {
      ...common,
      ...place,
      id: 7,
      type: 'adult',
      name: 'Anna',
      surname: 'Ferrer Vidal',
      email: 'anna@example.cat',
      email_validated_at: now,
      password_hash: await current(anna, password),
      birthdate: '1988-04-12',
      bulletin: true,
    },
    {
      ...common,
      ...place,
      id: 8,
      type: 'adult',
      name: 'Pere',
      surname: 'Climent Soler',
      email: 'pare@example.cat',
      email_validated_at: now,
      password_hash: await current(pare, password),
      birthdate: '1985-10-03',
      phone: '600000000',
      address: 'Carrer del Rajolar, 7',
      is_registered_in_la_colla: true,
      la_colla_bulletin: true,
    },
    {
      ...common,
      id: 9,
      type: 'social',
      name: 'Joan',
      surname: 'Mira Pons',
      email: 'joan@example.cat',
      email_validated_at: now,
      birthdate: '1993-07-21',
    },
    {
      ...common,
      id: 10,
      type: 'adult',
      name: 'Nova',
      surname: 'Sanchis Bosch',
      email: 'nova@example.cat',
      password_hash: await current(nova, password),
    },
    {
      ...common,
      id: 11,
      type: 'adult',
      name: 'Vicent',
      surname: 'Llopis Grau',
      email: 'llegat@example.cat',
      email_validated_at: now,
      password_hash: await current(llegat, password),
      must_reset_password: true,
    },
    {
      ...common,
      id: 12,
      type: 'adult',
      name: 'Amparo',
      surname: 'Roca Fenoll',
      email: 'tutora@example.cat',
      is_registered_in_la_colla: true,
    },
    {
      ...common,
      id: 13,
      type: 'adult',
      name: 'Rosa',
      surname: 'Benlloch Grau',
      email: 'redaccio@example.cat',
      email_validated_at: now,
      password_hash: await current(redaccio, staffPassword),
      birthdate: '1979-02-24',
      is_staff: true,
    },
  );
  const child = { ...common, type: 'laCollaMember', tutor_id: 8, is_registered_in_la_colla: true };
  await insertNew(
    db,
    'users',
    {
      ...child,
      id: 30,
      name: 'Neus',
      surname: 'Climent Roig',
      birthdate: birthdayOfAge(9, now),
      card_number: '100200',
      pin_hash: addPepper(await current(card100200, pin), pepper),
    },
    {
      ...child,
      id: 31,
      name: 'Nico',
      surname: 'Climent Roig',
      birthdate: birthdayOfAge(6, now),
      card_number: '738214',
      pin_hash: addPepper(await current(card738214, pin), pepper),
    },
    {
      ...child,
      id: 32,
      tutor_id: 12,
      name: 'Bruna',
      surname: 'Marco Roca',
      birthdate: birthdayOfAge(8, now),
      card_number: '415926',
      pin_hash: addPepper(await current(card415926, pin), pepper),
    },
  );
}

/** Seeds favourites: Anna c1 and s1, Neus s5. Run it after the contents. */
export async function seedFavourites(db: Db, now: Date): Promise<void> {
  await insertNew(db, 'favourite_contents', { user_id: 7, content_id: 'c1', created_at: now });
  await insertNew(
    db,
    'favourite_shows',
    { user_id: 7, show_id: 's1', created_at: now },
    { user_id: 30, show_id: 's5', created_at: now },
  );
}

/** Returns a birthday on the 15th, half a year plus the given years ago, so that no birthday is near. */
function birthdayOfAge(years: number, now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth() - 6, 15));
  return day.toISOString().slice(0, 10);
}
