import { childrenBody } from '../club/club.schemas.ts';
import { closed, fields, flag, line, lineOrNull, text, textOrNull } from '../http/json-schema.ts';

const list = { type: 'array', items: text } as const;

/** The public fields of a user, as in the readable cookie (SESS-13). */
export const userSchema = {
  $id: 'User',
  type: 'object',
  required: ['id', 'type'],
  additionalProperties: false,
  properties: {
    id: text,
    name: text,
    initial: text,
    type: { type: 'string', enum: ['adult', 'social', 'laCollaMember'] },
    favouritesId: list,
    showsId: list,
    bulletin: flag,
    isRegisteredInLaColla: flag,
  },
} as const;

/** JSON Schema of `Profile` (ENT-01); the serializer omits anything else. */
export const profileSchema = {
  $id: 'Profile',
  type: 'object',
  required: ['id', 'type', 'name'],
  additionalProperties: false,
  properties: {
    ...userSchema.properties,
    nick: { ...textOrNull, description: 'Card number of a child.' },
    surname: text,
    email: textOrNull,
    birthdate: { ...textOrNull, description: 'YYYY-MM-DD' },
    phone: text,
    nif: text,
    address: text,
    zip: text,
    city: text,
    province: text,
    country: text,
    laCollaBulletin: flag,
    apuntsNewsletterGeneric: flag,
    apuntsNewsletterLowLevel: flag,
    apuntsNewsletterMediumLevel: flag,
    apuntsNewsletterHighLevel: flag,
    alternativeEmail: text,
    hasPassword: { ...flag, description: 'Without one the account is only opened by a network.' },
    children: {
      type: 'array',
      items: closed({
        id: text,
        name: text,
        surname: text,
        birthdate: { ...textOrNull, description: 'YYYY-MM-DD' },
        nick: { ...textOrNull, description: 'Card number.' },
        photo: { ...textOrNull, description: 'Same-origin address, for the session of the tutor only.' },
        validUntil: { ...textOrNull, description: 'The 13th birthday, YYYY-MM-DD.' },
      }),
    },
  },
} as const;

/** Query of API-01: pages may request only the fields of the readable cookie (W-23). */
export const profileQuery = {
  type: 'object',
  properties: {
    fields: {
      ...text,
      enum: ['summary'],
      description: 'Only what is for display, as in the readable cookie.',
    },
  },
} as const;

export const profileAnswer = fields({ response: { anyOf: [{ $ref: 'User#' }, { $ref: 'Profile#' }] } });

/** Body of a profile update. Missing fields stay unchanged. The rules check the values (see account.schemas.ts). */
export const updateBody = {
  type: 'object',
  properties: {
    id: { ...text, description: 'If sent, that of the current user.' },
    name: line,
    surname: line,
    birthdate: { ...lineOrNull, description: 'YYYY-MM-DD, at least 13 years ago.' },
    email: { ...textOrNull, description: 'If sent, that of the account: it cannot be changed.' },
    password: { ...textOrNull, description: 'The current one, with `newPassword` only.' },
    newPassword: { ...textOrNull, description: 'Ends all other sessions.' },
    phone: line,
    nif: line,
    address: line,
    zip: line,
    city: line,
    province: line,
    country: line,
    alternativeEmail: line,
    bulletin: flag,
    laCollaBulletin: flag,
    apuntsNewsletterGeneric: flag,
    apuntsNewsletterLowLevel: flag,
    apuntsNewsletterMediumLevel: flag,
    apuntsNewsletterHighLevel: flag,
    children: childrenBody,
  },
} as const;

export const bulletinBody = fields({ userId: { ...text, description: 'That of the current user.' } });
