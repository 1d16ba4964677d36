import { flag, text } from '../http/json-schema.ts';

/** Describes only shapes: the form's rules check the values and name every invalid field, a schema only the first. */
export const contactBody = {
  type: 'object',
  properties: {
    name: text,
    email: { ...text, description: 'Only ASCII; kept in lower case.' },
    subject: text,
    text,
    terms: { description: '`true` or `"true"`' },
    commercial: flag,
    recaptcha: { ...text, description: 'The token of the captcha.' },
  },
} as const;
