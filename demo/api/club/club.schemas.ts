import { array, type InferType, lazy, object, string } from 'yup';
import { clubChild, clubTutor, knownChild, knownTutor } from '../../../src/forms/rules/club-rules.ts';
import { flag, line, text, textOrNull } from '../http/json-schema.ts';

/**
 * Maximum number of children in a call. Each PIN and photo costs CPU time, so larger calls are refused before
 * validation.
 */
export const mostChildren = 20;

/**
 * Maximum size of a body with children: twenty with ordinary photos, or fifteen with the largest. The fields other
 * than photos are as small as in other calls.
 */
export const childrenBodyLimit = 2 * 1024 * 1024;

const childProperties = {
  name: line,
  surname: line,
  birthdate: { ...text, description: 'YYYY-MM-DD, of somebody who is not 13 yet.' },
  pin: { ...text, description: 'Four digits.' },
  photo: { ...textOrNull, description: 'JPEG or PNG as data URL of up to 130,000 signs.' },
} as const;

/** Schema of the children in PATCH profile (CHILD-15). */
export const childrenBody = {
  type: 'array',
  description: 'They are added or, with an id, changed; those that are absent stay.',
  maxItems: mostChildren,
  items: {
    type: 'object',
    properties: {
      id: { ...text, description: 'Of a child that is a member.' },
      ...childProperties,
      pin: { ...text, description: 'Four digits; of a member only when it is another one.' },
      photo: { ...childProperties.photo, description: 'Data URL when it is another one; null for none.' },
    },
  },
} as const;

/** Fields of the club's payload of API-09 beyond the standard ones. */
export const clubProperties = {
  id: { ...text, description: 'Of the current user; only with a session.' },
  phone: line,
  nif: { ...line, description: 'DNI or NIE.' },
  address: line,
  zip: line,
  city: line,
  province: line,
  country: line,
  bulletin: flag,
  laCollaBulletin: flag,
  children: {
    type: 'array',
    description: 'One at least. With it the call registers a family for the children’s club.',
    maxItems: mostChildren,
    items: { type: 'object', properties: childProperties },
  },
} as const;

const ofMember = knownChild.shape({ id: string().required() });

export type NewChild = InferType<typeof clubChild>;
export type ChangedChild = InferType<typeof ofMember>;

const newChildrenRules = object({
  children: array().of(clubChild.required()).required().min(1),
});

/** Rules for a list of new children and existing members. */
export const childrenRules = object({
  children: array()
    .of(lazy((child) => (isOfMember(child) ? ofMember.required() : clubChild.required())))
    .required(),
});

function isOfMember(child: unknown): boolean {
  return Boolean((child as { id?: unknown } | null | undefined)?.id);
}

/** The e-mail of a logged-in tutor cannot be changed here (CLUB-09). */
export const knownTutorRules = knownTutor.concat(newChildrenRules);
export const newTutorRules = clubTutor.concat(newChildrenRules);
