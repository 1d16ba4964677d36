import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { CommonContext } from '../element/host.ts';
import { useSite } from './use-site.ts';
import { useTexts } from './use-texts.ts';

const own = {
  'gate.retry': 'Torneu-ho a provar',
  'gate.retry-child': 'Torna-ho a provar',
  'gate.open': 'Obert',
};

beforeEach(() => {
  givenPage({ site: 'apunt' });
});

interface Tag {
  site?: string;
  langOverrides?: Record<string, string>;
}

function inTag<T>({ site, langOverrides = {} }: Tag, hook: () => T): T {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommonContext value={{ site, langOverrides }}>{children}</CommonContext>
  );
  return renderHook(hook, { wrapper }).result.current;
}

test('the site of a tag is its own, else the page’s', () => {
  expect(inTag({}, useSite)).toBe('apunt');
  expect(inTag({ site: 'lacolla' }, useSite)).toBe('lacolla');
});

test('a tag may bring texts in place of the widget’s own', () => {
  expect(inTag({ langOverrides: { 'gate.open': 'Passeu' } }, () => useTexts(own))).toMatchObject({
    'gate.retry': 'Torneu-ho a provar',
    'gate.open': 'Passeu',
  });
});

test('children are spoken to in their words on the club, or where the widget says that they are', () => {
  const onClub = { site: 'lacolla', langOverrides: { 'gate.retry-child': 'Una altra vegada!' } };
  expect(inTag(onClub, () => useTexts(own))['gate.retry']).toBe('Una altra vegada!');
  expect(inTag(onClub, () => useTexts(own, false))['gate.retry']).toBe('Torneu-ho a provar');
  const plain = { site: 'lacolla', langOverrides: { 'gate.retry': 'Au, una més' } };
  expect(inTag(plain, () => useTexts(own))['gate.retry'], 'before the words of the library').toBe(
    'Au, una més',
  );
  expect(inTag({}, () => useTexts(own, true))).toMatchObject({
    'gate.retry': 'Torna-ho a provar',
    'gate.open': 'Obert',
  });
});
