import type { State } from '../../src/server/state.types.ts';

const child = {
  id: '31',
  name: 'Martí',
  surname: 'Soler i Vidal',
  birthdate: '2019-05-04',
  nick: '40821736',
  photo: null,
  validUntil: '2032-05-04',
};

const card = (attributes: string, values?: object, more = '') =>
  `<ap-child-card${attributes}>${
    values ? `<script type="application/json" data-prop="child">${JSON.stringify(values)}</script>` : ''
  }${more}<p>Per a omplir esta fitxa cal JavaScript.</p></ap-child-card>`;

export const states: readonly State[] = [
  { id: 'alta', title: 'Per a afegir', about: 'La primera criatura: no es pot llevar.', html: card('') },
  {
    id: 'una-altra',
    title: 'Una altra',
    about: 'La segona, que es pot llevar mentre no és membre.',
    html: card(' index="1" removable'),
  },
  {
    id: 'membre',
    title: 'Membre',
    about: 'El número no es pot canviar, el PIN és opcional i el carnet es pot imprimir.',
    fullest: true,
    html: card('', child, '<strong slot="card-logo">La Colla</strong>'),
  },
  { id: 'guardant', title: 'Guardant', about: 'El botó espera la pàgina.', html: card(' busy', child) },
  {
    id: 'sense-guardar',
    title: 'Ningú no guarda',
    about: 'Sense la funció «onSave» res no s’ha guardat, i es diu.',
    html: card('', child),
  },
  {
    id: 'noms-llargs',
    title: 'Noms llargs',
    about: 'Un nom de trenta lletres i els seus cognoms.',
    html: card('', {
      ...child,
      name: 'Maria de la Concepció Encarnació',
      surname: 'Ferrandis-Gutiérrez de Montcada',
    }),
  },
];
