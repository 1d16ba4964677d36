import { afterEach, expect, test, vi } from 'vitest';
import { drawInTurn } from './first-renders.ts';
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
    '<input value="anna@"><input type="radio" value="1"><button>Voteu</button>',
  );
  const [, radio] = element.querySelectorAll('input');
  expect(isInUse(element)).toBe(false);
  field.focus();
  expect(isInUse(element), 'nothing is typed').toBe(false);
  field.value = 'anna@example.cat';
  expect(isInUse(element), 'it is being typed in').toBe(true);
  expect(isInUse(host('<p>another</p>').element), 'another host').toBe(false);
  radio?.focus();
  (radio as HTMLInputElement).checked = true;
  expect(isInUse(element), 'it has been left').toBe(false);
});

test('a widget whose host is in use is drawn when it no longer is', async () => {
  const { element, field } = host('<input>');
  const render = vi.fn();
  field.focus();
  field.value = 'a';
  drawInTurn(element, render);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(render).not.toHaveBeenCalled();
  field.blur();
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
});
