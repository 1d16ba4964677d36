import type { State } from '../../src/server/state.types.ts';

const fallback = '<p>Escriviu-nos a <a href="mailto:ajuda@apunt.example">ajuda@apunt.example</a>.</p>';

const form = (content = '') => `<ap-contact-form>${content}${fallback}</ap-contact-form>`;

export const states: readonly State[] = [
  {
    id: 'formulari',
    title: 'Formulari',
    about: 'Premeu el botó sense escriure res: diu què falta i porta al primer camp.',
    html: form(),
  },
  {
    id: 'assumptes',
    title: 'Amb assumptes per a triar i textos propis',
    about: 'L’editor posa els assumptes, la introducció, les condicions i el que diu el diàleg.',
    fullest: true,
    html: form(`
  <script type="application/json" data-prop="subjects">
    ["Una errada en una notícia", "Com es veu o com s’escolta", "Una proposta de programa, de reportatge o d’activitat per a tota la família"]
  </script>
  <p slot="intro">Si és per una errada, digueu-nos en quina pàgina l’heu vista.</p>
  <span slot="terms">Soc una persona adulta i accepte que em contesteu per correu.</span>
  <p slot="thanks">El llegirem demà de matí, amb el café.</p>`),
  },
  {
    id: 'enviat',
    title: 'Enviat',
    about: 'Ompliu-lo: un diàleg dona les gràcies i el formulari es queda buit.',
    html: form(),
    fault: 'account-done',
  },
  {
    id: 'refusat',
    title: 'Refusat pel servidor',
    about: 'Ompliu-lo: el text general i, davall, els codis traduïts. Tot el que heu escrit continua ací.',
    html: form(),
    fault: 'account-refused',
  },
  {
    id: 'servidor-caigut',
    title: 'Servidor caigut',
    about: 'Comenceu a escriure: la comprovació contra robots no es pot fer, i es pot tornar a provar.',
    html: form(),
    fault: '500',
  },
];
