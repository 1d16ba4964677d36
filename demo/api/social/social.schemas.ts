import { socialProviderNames } from '../../config/social-clients.ts';
import { closed, fields, text } from '../http/json-schema.ts';

/** Not an enum, since the route responds 404 for an unknown provider. */
export const providerParameters = fields({
  provider: { ...text, description: socialProviderNames.join(', ') },
});

export const startQuery = {
  type: 'object',
  properties: { site: { type: 'string', description: 'Site of the page that the link is on.' } },
} as const;

export const loginBody = closed(
  {
    code: { ...text, minLength: 1, maxLength: 4096 },
    token: { ...text, minLength: 1, maxLength: 200, description: 'The `state` that came back.' },
    iss: { ...text, maxLength: 500, description: 'The `iss` that came back, if any (RFC 9207).' },
  },
  'iss',
);
