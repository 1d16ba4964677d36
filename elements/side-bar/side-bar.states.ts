import { html, type SafeHtml } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { sideBarTag } from './side-bar.server.ts';

const long = '<svg width="1" height="4000" aria-hidden="true"></svg>';

const buttons = html`<a class="ap-button ap-quiet" href="#dalt">Compartiu-ho</a> <a class="ap-button ap-quiet" href="#dalt">Baixeu-ho</a>`;

const inPage = (bar: SafeHtml) =>
  `<div id="dalt"><h2>Un article llarg</h2>${bar}<p>Comença ací.</p>${long}</div>`;

export const states: readonly State[] = [
  {
    id: 'en-un-article',
    title: 'En un article llarg',
    about:
      'Baixeu: la barra se’n va amb el seu lloc i, passats 1.000 píxels (200 en una finestra estreta), torna i es queda.',
    shows: 'Compartiu-ho',
    fullest: true,
    html: inPage(sideBarTag({ content: buttons })),
  },
  {
    id: 'prompte',
    title: 'De seguida',
    about: 'Amb límits de 0 es queda a la vista tan prompte com el seu lloc ix de la finestra.',
    shows: 'Baixeu-ho',
    html: inPage(sideBarTag({ limit: 0, compactLimit: 0, content: buttons })),
  },
];
