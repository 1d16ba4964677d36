import { expect, test } from 'vitest';
import { plainText } from './newsroom-plain-text.ts';

test('BODY-01 shows a body as plain text in the newsroom’s list', () => {
  const html = '<p>Un <strong>gran</strong> <a href="/x">enllaç</a>, i H<sub>2</sub>O.</p><p>Dos<br>més</p>';
  expect(plainText({ type: 'paragraph', html } as { type: string })).toBe('Un gran enllaç, i H2O. Dos més');
  expect(plainText({ type: 'photo-gallery' })).toBe('Galeria de fotos');
});
