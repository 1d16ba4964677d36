const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const list = { type: 'array', items: text } as const;

/** What of a user is for display: the fields of the readable cookie (SESS-13). */
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

/** JSON Schema of `Profile` (ENT-01); the serializer lets nothing else through. */
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
    children: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'surname', 'birthdate', 'nick'],
        additionalProperties: false,
        properties: { id: text, name: text, surname: text, birthdate: textOrNull, nick: textOrNull },
      },
    },
  },
} as const;
