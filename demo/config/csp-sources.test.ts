import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { readCspSources } from './csp-sources.ts';

test.each([
  ['{"default-src": ["https://a.example"]}', 'not "default-src"'],
  ['{"toString": ["https://a.example"]}', 'not "toString"'],
  ['{"img-src": "https://a.example"}', 'a list of sources for img-src'],
  ['{"img-src": [1]}', 'a list of sources for img-src'],
  ['{"img-src": [""]}', 'a list of sources for img-src'],
  ['{"img-src": ["https://a.example; script-src *"]}', 'a list of sources for img-src'],
  ['{"img-src": ["a b"]}', 'a list of sources for img-src'],
  ['{"img-src": ["a,b"]}', 'a list of sources for img-src'],
  ['[]', 'a JSON object'],
  ['img-src', 'a JSON object'],
])('CSP_SOURCES=%s is refused with a message that says "%s"', (value, message) => {
  expect(() => readCspSources(value)).toThrow(message);
});

async function policyWith(sources: object): Promise<string[]> {
  const app = Fastify();
  await securityHeaders(app, readConfig({ CSP_SOURCES: JSON.stringify(sources) }));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  return String(headers['content-security-policy']).split(';');
}

test('adds the sources to those of the policy', async () => {
  const policy = await policyWith({
    'script-src': ['https://cmp.example', 'https://*.ads.example'],
    'worker-src': ['blob:'],
    'trusted-types': ['goog#html'],
  });
  expect(policy).toContain("script-src 'self' https://cmp.example https://*.ads.example");
  expect(policy).toContain("worker-src 'self' blob:");
  expect(policy).toContain('trusted-types ap-html goog#html');
});

test.each(['connect', 'font', 'form-action', 'frame', 'img', 'media', 'style'])(
  'adds a source to %s',
  async (name) => {
    const directive = name.includes('-') ? name : `${name}-src`;
    const [found = ''] = (await policyWith({ [directive]: ['https://a.example'] })).filter((one) =>
      one.startsWith(`${directive} 'self' `),
    );
    expect(found).toMatch(/ https:\/\/a\.example$/);
  },
);
