import { afterEach, expect, test } from 'vitest';
import { handOnFocus } from './hand-on-focus.ts';

afterEach(() => document.body.replaceChildren());

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const share = '<span data-ap-mount="beside"><button>Compartix</button></span>';

test.each([
  [
    'the same link, whatever widgets have put between them',
    `<a href="#1">1</a>${share}<a href="#2">2</a>${share}`,
    '2',
  ],
  [
    'the last where there are fewer',
    '<a href="#1">1</a><a href="#2">2</a><a href="#3">3</a><a href="#4">4</a>',
    '3',
  ],
])('hands the focus on to %s', (_what, html, goal) => {
  const from = elementOf(html);
  const to = elementOf('<a href="#a">1</a><a href="#b">2</a><a href="#c">3</a>');
  [...from.querySelectorAll('a')].at(-1)?.focus();
  const handOn = handOnFocus(from);
  handOn(to);
  expect(to.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe(goal);
});

test('leaves a focus elsewhere, or in nodes of a widget, unchanged', () => {
  const from = elementOf(`<a href="#1">1</a>${share}`);
  const to = elementOf('<a href="#a">1</a>');
  for (const focused of [elementOf('<button>Fora</button>'), from]) {
    const button = focused.querySelector('button');
    button?.focus();
    handOnFocus(from)(to);
    expect(document.activeElement).toBe(button);
  }
});
