import type { State } from '../../src/server/state.types.ts';

const fallback = '<p>Per a subscriure-vos cal JavaScript.</p>';

const newsletter = (attributes = '', slots = '') =>
  `<ap-newsletter newsletter-id="1"${attributes}>${slots}${fallback}</ap-newsletter>`;

const language = '<ap-newsletter newsletter-id="2" variant="language"';

export const states: readonly State[] = [
  {
    id: 'formulari',
    title: 'Formulari',
    about: 'Correu i condicions. Premeu el botó sense escriure res: diu què falta.',
    html: newsletter('', '<h2 slot="title">El butlletí d’Apunt</h2>'),
  },
  {
    id: 'nivells',
    title: 'Butlletins per nivells',
    about: 'Almenys un dels quatre.',
    fullest: true,
    html: `${language}>${fallback}</ap-newsletter>`,
  },
  {
    id: 'butlletins-propis',
    title: 'Butlletins propis',
    about: 'L’editor posa els noms i els textos.',
    html: `${language}>
  <script type="application/json" data-prop="segments">
    [{ "name": "language", "label": "Paraula del dia" }, { "name": "advanced", "label": "Els pronoms febles, sense por i amb molts exemples de la ràdio i de la televisió" }]
  </script>
  ${fallback}
</ap-newsletter>`,
  },
  {
    id: 'demanat',
    title: 'Demanat',
    about: 'Ompliu-lo: un diàleg dona les gràcies i el formulari es queda buit.',
    html: newsletter(),
    fault: 'account-done',
  },
  {
    id: 'refusat',
    title: 'Refusat pel servidor',
    about: 'Ompliu-lo: el text general i, davall, els codis traduïts. Tot el que heu escrit continua ací.',
    html: newsletter(),
    fault: 'account-refused',
  },
  {
    id: 'servidor-caigut',
    title: 'Servidor caigut',
    about: 'Ompliu-lo: diu que es pot tornar a provar.',
    html: newsletter(),
    fault: '500',
  },
  {
    id: 'textos-propis',
    title: 'Textos propis',
    about: 'El CMS posa el títol, les condicions i el que diu el diàleg.',
    html: newsletter(
      ' sub="families"',
      `<h2 slot="title">Les novetats del club, a casa</h2>
  <span slot="terms">Soc una persona adulta, vull rebre el butlletí i accepte que guardeu la meua adreça per a enviar-me’l.</span>
  <p slot="success">Mireu la bústia: hi ha un enllaç esperant-vos.</p>`,
    ),
    fault: 'account-done',
  },
  {
    id: 'sense-identificador',
    title: 'Sense identificador, en vista prèvia',
    about: 'Es veu el contingut del servidor, i qui edita llig què falta.',
    ends: 'failed',
    html: `<ap-newsletter>${fallback}</ap-newsletter>`,
    config: { preview: '' },
  },
];
