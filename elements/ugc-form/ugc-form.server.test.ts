import { expect, test } from 'vitest';
import { ugcFormTag } from './ugc-form.server.ts';

test('UGC-04 a text that begins with a blank line keeps it when the form comes back', () => {
  const html = String(ugcFormTag({ ugcId: '1', action: '/participa', typed: { text: '\nBon dia!' } }));
  // html drops the first newline within a textarea
  expect(html).toContain('required>\n\nBon dia!</textarea>');
});
