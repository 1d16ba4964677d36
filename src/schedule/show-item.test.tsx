import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { written } from '../../tests/support/written.ts';
import { showHtml } from '../server/show-html.ts';
import { texts } from './schedule.texts.ts';
import type { Show } from './schedule.types.ts';
import { ShowItem } from './show-item.tsx';

const whole: Show = {
  id: '1',
  title: '«La Costera» & més',
  start: new Date('2026-03-03T19:30:00Z'),
  end: new Date('2026-03-03T20:10:00Z'),
  href: '/programes/la-costera',
  about: 'El capítol de hui',
};

test.each<Partial<Show>>([
  {},
  { about: undefined },
  { href: undefined },
  { start: undefined, end: undefined },
])('SCHED-04 a show with %o is drawn as the server writes it', (parts) => {
  const show = { ...whole, ...parts };
  const { container } = render(<ShowItem show={show} name="div" texts={texts} />);
  const html = String(showHtml(show, { name: 'div', isOn: false, texts }));
  expect([...container.querySelectorAll('.ap-show')]).toEqual(written(html, '.ap-show'));
});
