import type { Profile } from '../../../src/api/profile.types.ts';
import { CLUB } from '../../../src/config/sites.ts';
import type { User } from '../../../src/session/user.types.ts';
import { LANGUAGE_SITE } from '../tabs.ts';

/** Kinds of forms of the sites (PROF-18..21, SITE-07, ROLE-06). */
export type FormKind = 'simple' | 'language' | 'extended';

/** @param isFirst after a social login, missing data is requested with the simple form on every site (SOC-06) */
export function formKind(site: string, isFirst: boolean): FormKind {
  if (isFirst) return 'simple';
  if (site === CLUB) return 'extended';
  return site === LANGUAGE_SITE ? 'language' : 'simple';
}

const person = ['name', 'surname', 'email', 'birthdate'];
const home = ['address', 'zip', 'city', 'country', 'province'];

const texts = {
  simple: person,
  language: person,
  extended: [...person, 'nif', 'phone', 'alternativeEmail', ...home],
};

const boxes = {
  simple: [],
  language: [
    'apuntsNewsletterGeneric',
    'apuntsNewsletterLowLevel',
    'apuntsNewsletterMediumLevel',
    'apuntsNewsletterHighLevel',
  ],
  extended: ['laCollaBulletin'],
} as const;

const secrets = ['password', 'newPassword', 'repeatPassword'];

export type Values = Record<string, unknown>;

/** Initial values in page order. Without the profile they come from the session (PROF-40). */
export function valuesOf(kind: FormKind, known: User | Profile): Values {
  const fields: Readonly<Record<string, unknown>> = { ...known };
  return Object.fromEntries([
    ...texts[kind].map((name) => [name, fields[name] ?? '']),
    ...boxes[kind].map((name) => [name, fields[name] === true]),
    ...secrets.map((name) => [name, '']),
  ]);
}

/** Leaves out unknown fields: they are not empty, so validation must not reject them (PROF-40). */
export function withoutUnknown(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || initial[name] !== ''),
  );
}

interface Given {
  user: User;
  profile: Profile | null;
  /** How the form began. */
  initial: Values;
  /** False for an account without a password: the form then has no password fields (PROF-22). */
  hasPassword: boolean;
}

/**
 * Body of API-02 (PROF-12, PROF-13, PROF-42). Without a loaded profile the form does not know all values, so only
 * changed fields are sent.
 */
export function toSave(checked: Values, { user, profile, initial, hasPassword }: Given): Values {
  const { repeatPassword: _, password, newPassword, email, ...fields } = checked;
  const changed = Object.entries(fields).filter(
    ([name, value]) => profile || (value ?? '') !== initial[name],
  );
  return {
    id: user.id,
    ...(email !== '' && { email }),
    ...Object.fromEntries(changed),
    ...(user.bulletin !== undefined && { bulletin: user.bulletin }),
    ...(hasPassword && { password: password ?? null, newPassword: newPassword ?? null }),
  };
}
