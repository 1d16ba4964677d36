import type { State } from '../../src/server/state.types.ts';

interface Sample {
  id: string;
  sequence: number;
  title: string;
  text: string;
  clock: string;
  head?: string;
  attributes?: string;
}

const article = ({ id, sequence, title, text, clock, head = '', attributes = '' }: Sample) =>
  `<article class="ap-live-message" data-message-id="${id}" data-sequence="${sequence}" data-revision="0"${attributes}>
    <p class="ap-live-head"><time class="ap-live-time" datetime="2026-03-08T${clock}:00+01:00">${clock}</time>${head}</p>
    <div class="ap-live-content">
      <h3 class="ap-live-title">${title}</h3>
      <div class="ap-body"><p>${text}</p></div>
      <div class="ap-live-foot"><a class="ap-live-permalink" href="/directes/nit-de-les-campanes?missatge=${id}" aria-label="Compartiu: ${title}">Compartiu</a></div>
    </div>
  </article>`;

const opened = article({
  id: 'mostra-2',
  sequence: 0.2,
  title: 'S’obri el pati de l’Almoina',
  text: 'La cua dona la volta a la plaça.',
  clock: '21:31',
});
const first = article({
  id: 'mostra-1',
  sequence: 0.1,
  title: 'Primeres notes al Carme',
  text: 'La coral ha començat amb una peça de Lluís Vich.',
  clock: '21:08',
});
const feed = (content: string, attributes = '', list = '') =>
  `<ap-live-feed live-id="1"${attributes}><div data-feed-list data-revision="0"${list}>${content}</div></ap-live-feed>`;
const closed = ' closed';

export const states: readonly State[] = [
  {
    id: 'directe',
    title: 'En directe',
    about: 'Els missatges de la base de dades, que continuen arribant.',
    shows: 'Com seguir-ho: televisió, ràdio i ací',
    html: '<ap-live-feed live-id="1"><template slot="ad"><p>Publicitat</p></template></ap-live-feed>',
  },
  {
    id: 'retinguts',
    title: 'Missatges retinguts',
    about: 'La pàgina comença per un missatge enllaçat: els nous esperen darrere d’un botó.',
    html: feed(opened + first, '', ' data-from="mostra-2"'),
  },
  {
    id: 'corregit-i-fixat',
    title: 'Corregit i fixat',
    about: 'Un missatge fixat dalt i una correcció amb la seua hora.',
    fullest: true,
    html: feed(
      article({
        id: 'mostra-3',
        sequence: 0.3,
        title: 'Com seguir-ho',
        text: 'Ací, i per ràdio.',
        clock: '20:00',
        head: '<span class="ap-live-pin">Fixat</span>',
        attributes: ' data-pinned',
      }) +
        article({
          id: 'mostra-2',
          sequence: 0.2,
          title: 'Huitanta patis',
          text: 'No eren noranta.',
          clock: '21:31',
          head: '<span class="ap-live-corrected">Corregit a les 21:40</span>',
        }),
      closed,
    ),
  },
  {
    id: 'acabat',
    title: 'Directe acabat',
    about: 'No es pregunta per missatges nous.',
    html: feed(opened + first, closed),
  },
  {
    id: 'buit',
    title: 'Sense missatges',
    about: 'Es diu que encara no n’hi ha.',
    html: '<ap-live-feed live-id="1" closed></ap-live-feed>',
  },
  {
    id: 'error',
    title: 'El servidor no respon',
    about: 'Es diu, i es pot tornar a provar.',
    html: '<ap-live-feed live-id="1"></ap-live-feed>',
    fault: '500',
  },
  {
    id: 'text-llarg',
    title: 'Text molt llarg',
    about: 'Res no ix de la pantalla.',
    html: feed(
      article({
        id: 'mostra-2',
        sequence: 0.2,
        title: 'Otorrinolaringologiaelectroencefalografistademostraciódunaparaulamassallarga',
        text: `https://exemple.cat/${'adreça-molt-llarga-'.repeat(8)} ${'Una frase que no s’acaba. '.repeat(40)}`,
        clock: '21:31',
      }),
      closed,
    ),
  },
  {
    id: 'lacolla',
    title: 'En La Colla',
    about: 'Sense barra per a compartir.',
    shows: 'Primeres notes al Carme',
    html: `<div data-site="lacolla">${feed(opened + first, ' closed site="lacolla"')}</div>`,
  },
];
