import { expect, test } from 'vitest';
import { serverLabel } from './server-label.ts';

const host = (html: string) => {
  const slot = document.createElement('div');
  slot.setAttribute('slot', 'x'); // the host itself may be in a slot
  const element = slot.appendChild(document.createElement('ap-x'));
  element.innerHTML = html;
  return element;
};

test.each([
  ['Baixeu-lo', 'Baixeu-lo'],
  ['\n <a href="/x"><b>Baixeu</b>\n  el vídeo</a>\n', 'Baixeu el vídeo'],
  ['<a>Obriu<span class="ap-visually-hidden"> (finestra nova)</span></a>', 'Obriu'],
  ['<script type="application/json">[1]</script><i slot="logo">Logo</i>x<div data-ap-mount>y</div>', 'x'],
  ['<div data-ap-mount>y</div>', ''],
  ['', ''],
])('the label of %j is %j', (html, label) => {
  expect(serverLabel(host(html))).toBe(label);
});
