import { subscription } from '../../../src/forms/rules/newsletter-rules.ts';
import { fields, text } from '../http/json-schema.ts';

const name = { ...text, minLength: 1, maxLength: 40, pattern: '^[\\w-]+$' } as const;

export const newsletterParameters = fields({ id: { ...name, description: 'The newsletter.' } });

export const editionParameters = fields({
  ...newsletterParameters.properties,
  sub: { ...name, description: 'An edition with subscribers of its own.' },
});

/** Schema of a subscription. It does not repeat the constraints of the validation rules. */
export const subscriptionBody = {
  type: 'object',
  properties: {
    email: { ...text, description: 'Only ASCII; kept in lower case.' },
    segments: { type: 'array', items: text, description: 'Names of what is chosen.' },
  },
} as const;

export const subscriptionRules = subscription;
