import { expect, test } from 'vitest';
import { readLinks } from './read-links.ts';

test('NAV-07 a link has title, address, text, target, rel and those below it', () => {
  const link = {
    title: 'Notícies',
    href: '/noticies',
    text: 'Tot el que passa',
    target: 'x',
    rel: 'nofollow',
  };
  const below = { title: 'Blogs', href: '/blogs' };
  expect(readLinks([{ ...link, children: [below] }])).toEqual([
    { ...link, children: [{ ...below, text: undefined, target: undefined, rel: undefined, children: [] }] },
  ]);
});

test('W-06 omits a link without a safe address or title, with its sub-list', () => {
  const children = [{ title: 'a', href: '/a' }];
  const wrong = [
    { title: 'x', href: 'javascript:alert(1)', children },
    { title: 'x' },
    { title: ' ', href: '/x' },
    { title: 5, href: '/x' },
    null,
    'x',
  ];
  expect(readLinks(wrong)).toEqual([]);
  for (const data of [undefined, null, 'x', 5, { title: 'x', href: '/x' }])
    expect(readLinks(data)).toEqual([]);
});

test('NAV-07 gives links to other windows no opener, unless the page sets one', () => {
  const link = { title: 'a', href: '/a', target: '_blank' };
  expect(readLinks([link, { ...link, rel: 'opener' }]).map(({ rel }) => rel)).toEqual([
    'noopener noreferrer',
    'opener',
  ]);
});
