import { afterEach, expect, test, vi } from 'vitest';
import { noteHeld } from '../loader/press.ts';
import { installRegistry, type Registry } from '../storage/registry.ts';
import { queueFirstRender } from './first-renders.ts';
import { isInUse } from './in-use.ts';

afterEach(() => document.body.replaceChildren());

function host(content: string) {
  const element = document.createElement('ap-test');
  element.innerHTML = content;
  document.body.append(element);
  return { element, field: element.querySelector('input') as HTMLInputElement };
}

test('a field is in use while somebody is in it and has typed, not where one only stands or chooses', () => {
  const { element, field } = host(
    '<input value="anna@"><input type="radio" value="1"><input type="checkbox"><button>Voteu</button>',
  );
  const [, ...choices] = element.querySelectorAll('input');
  expect(isInUse(element)).toBe(false);
  field.focus();
  expect(isInUse(element), 'nothing is typed').toBe(false);
  field.value = 'anna@example.cat';
  expect(isInUse(element), 'it is being typed in').toBe(true);
  expect(isInUse(host('<p>another</p>').element), 'another host').toBe(false);
  for (const choice of choices) {
    choice.focus();
    choice.checked = true;
    expect(isInUse(element), `it has been left for a ${choice.type}`).toBe(false);
  }
});

test('a text of many lines is in use while it is typed', () => {
  const { element } = host('<textarea></textarea>');
  const field = element.firstElementChild as HTMLTextAreaElement;
  field.focus();
  expect(isInUse(element)).toBe(false);
  field.value = 'Bon dia';
  expect(isInUse(element)).toBe(true);
});

test('an element pressed by the mouse is in use', () => {
  const { element } = host('<button>Voteu</button>');
  // stands for a press, which only a browser reports
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':active');
  expect(isInUse(element)).toBe(true);
});

test('a pressed element is in use until its click, by finger and by key', async () => {
  const { element } = host('<label><input type="radio"></label>');
  const label = element.firstElementChild as Element;
  const shared: Record<string, unknown> = {};
  installRegistry({ shared } as unknown as Registry);
  noteHeld(shared);
  for (const [down, up] of [
    ['touchstart', 'touchend'],
    ['touchstart', 'touchcancel'],
    ['keydown', 'keyup'],
    // a key released in another window sends no event here
    ['keydown', 'blur'],
  ] as const) {
    label.dispatchEvent(new Event(down, { bubbles: true }));
    expect(isInUse(element), down).toBe(true);
    expect(isInUse(host('<p>another</p>').element), 'another host').toBe(false);
    label.dispatchEvent(new Event(up, { bubbles: true }));
    expect(isInUse(element), `the click after ${up}`).toBe(true);
    await vi.waitFor(() => expect(isInUse(element), up).toBe(false));
  }
});

test('renders a widget when its host is no longer in use', async () => {
  const { element, field } = host('<input>');
  const render = vi.fn();
  field.focus();
  field.value = 'a';
  queueFirstRender(element, render);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(render).not.toHaveBeenCalled();
  field.blur();
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
});
