import { expect, test } from 'vitest';
import { mapTag } from './map.server.ts';

const coords = [-0.376, 39.47] as const;

test('MAP-02 MAP-06 a marker without a title is in the list by the title of its link, or its number', () => {
  const html = String(
    mapTag({
      markers: [
        { coords, options: { title: 'Concert' } },
        { coords, options: { title: ' ', link: { href: '/taller', title: 'Taller de vela' } } },
        { coords, options: { description: 'A la fresca', link: { href: '/fresca' } } },
      ],
    }),
  );
  expect(html).toContain('<li><b>Concert</b></li>');
  expect(html).toContain('<li><a href="/taller">Taller de vela</a></li>');
  expect(html).toContain('<li><a href="/fresca">Punt 3</a><p>A la fresca</p></li>');
});
