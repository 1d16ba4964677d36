import { expect, test } from 'vitest';
import { timeTag } from './time.server.ts';

test('FMT-07 a moment shows its hour in Madrid, with the whole date in its title', () => {
  const html = String(timeTag({ date: new Date('2026-03-03T19:15:00Z') }));
  expect(html).toContain(
    '<ap-time datetime="2026-03-03T19:15:00.000Z"><time datetime="2026-03-03T19:15:00.000Z"',
  );
  expect(html).toMatch(/title="dimarts, 3 de març[^"]*20:15">20:15<\/time>/);
});
