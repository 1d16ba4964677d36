import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { CardPicture } from './card-picture.tsx';

const ID = '0b5e1c02-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

beforeEach(() => givenPage({ basePath: '/web', defaultImage: `/clip/${ID}.jpg` }));

const draw = (kind: 'content' | 'show', image: string | null) =>
  render(<CardPicture kind={kind} image={image} />).container.querySelector('picture');

test.each([
  ['none', null],
  ['one that is not safe', 'javascript:alert(1)'],
])('SITE-05 W-06 a card with %s has the picture of its site', (_what, image) => {
  const src = draw('show', image)?.querySelector('img')?.getAttribute('src');
  expect(src).toBe(`/web/clip/${ID}_4-3-aspect-ratio_360.jpg`);
});

test('SITE-05 a card has its own picture where there is one, and none where the site has none either', () => {
  expect(draw('show', '/s1.jpg')?.querySelector('img')?.getAttribute('src')).toBe('/s1.jpg');
  givenPage();
  expect(draw('show', null)).toBeNull();
});

test.each([
  ['content', 482],
  ['show', 642],
] as const)('CAR-04 IMG-05 the picture of a %s keeps its room, in two columns or one', (kind, height) => {
  const picture = draw(kind, null);
  const image = picture?.querySelector('img');
  expect([image?.width, image?.height]).toEqual([856, height]);
  expect(picture?.querySelector('source')?.sizes).toBe(
    '(max-width: 578px) 92vw, (max-width: 1099px) 46vw, 430px',
  );
});
