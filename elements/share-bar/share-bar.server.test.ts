import { expect, test } from 'vitest';
import { shareBarTag } from './share-bar.server.ts';

test('SHARE-06 SHARE-13 encodes the shared texts', () => {
  const html = String(shareBarTag({ url: 'https://apunt.example/a?b=c&d=e', title: 'A & B «c»' }));
  expect(html).toContain('?u=https%3A%2F%2Fapunt.example%2Fa%3Fb%3Dc%26d%3De"');
  expect(html).toContain('?text=A%20%26%20B%20%C2%ABc%C2%BB&amp;url=');
});
