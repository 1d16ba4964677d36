import { subscription } from '../../../src/forms/newsletter-rules.ts';

const name = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[\\w-]+$' } as const;

export const newsletterParameters = {
  type: 'object',
  required: ['id'],
  properties: { id: { ...name, description: 'The newsletter.' } },
} as const;

export const editionParameters = {
  type: 'object',
  required: ['id', 'sub'],
  properties: {
    ...newsletterParameters.properties,
    sub: { ...name, description: 'An edition with subscribers of its own.' },
  },
} as const;

/** What the rules say of the values is not repeated here. */
export const subscriptionBody = {
  type: 'object',
  properties: {
    email: { type: 'string', description: 'Only ASCII; kept in lower case.' },
    segments: { type: 'array', items: { type: 'string' }, description: 'Names of what is chosen.' },
  },
} as const;

export const subscriptionRules = subscription;
