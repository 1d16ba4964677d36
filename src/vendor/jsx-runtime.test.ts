import { describe, expect, test, vi } from 'vitest';

vi.mock('jsx-runtime-original', () => import('react/jsx-runtime'));
const { Fragment, guardTexts, jsxs } = await import('./jsx-runtime.ts');

interface Drawn {
  type: unknown;
  props: { children: unknown };
}
const childrenOf = (type: unknown, ...children: unknown[]) =>
  (jsxs(type, { children }) as Drawn).props.children;
const shapeOf = (children: unknown) =>
  (children as (Drawn | unknown)[]).map((child) =>
    typeof child === 'object' && child ? [(child as Drawn).type, (child as Drawn).props.children] : child,
  );
const Component = () => null;
const mark = jsxs('b', { children: ['x', 'y'] }) as Drawn;

describe('the guard against page translation', () => {
  test('BEY-26 several texts in an element become one, so that there is one text to replace', () => {
    expect(childrenOf('p', 3, ' ', 'vots')).toBe('3 vots');
    expect(childrenOf('p', 'a', null, false, 'b')).toBe('ab');
  });

  test('BEY-26 a text beside an element gets an element, and every child keeps its place', () => {
    expect(shapeOf(childrenOf('p', 'Total: ', mark))).toEqual([
      ['span', 'Total: '],
      ['b', 'xy'],
    ]);
    expect(shapeOf(childrenOf('p', null, mark, 0))).toEqual([null, ['b', 'xy'], ['span', '0']]);
    expect(shapeOf(childrenOf(Fragment, 'a', mark))).toEqual([
      ['span', 'a'],
      ['b', 'xy'],
    ]);
  });

  test('leaves elements without text unchanged', () => {
    const children = [mark, null, mark];
    expect(guardTexts(children)).toBe(children);
  });

  test('leaves the props of components unchanged', () => {
    expect(childrenOf(Component, 'a', mark)).toEqual(['a', mark]);
  });
});
