import { socialProviderNames } from '../../config/social-clients.ts';

/** Not an enum, since the route answers 404 for an unknown provider. */
export const providerParameters = {
  type: 'object',
  required: ['provider'],
  properties: { provider: { type: 'string', description: socialProviderNames.join(', ') } },
} as const;

export const startQuery = {
  type: 'object',
  properties: { site: { type: 'string', description: 'Site of the page that the link is on.' } },
} as const;

export const loginBody = {
  type: 'object',
  required: ['code', 'token'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 4096 },
    token: { type: 'string', minLength: 1, maxLength: 200, description: 'The `state` that came back.' },
    iss: { type: 'string', maxLength: 500, description: 'The `iss` that came back, if any (RFC 9207).' },
  },
} as const;
