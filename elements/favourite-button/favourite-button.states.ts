import type { State } from '../../src/server/state.types.ts';
import { favouriteButtonTag, sample } from './favourite-button.server.ts';

const button = (attributes: string) => `<ap-favourite-button ${attributes}></ap-favourite-button>`;

export const states: readonly State[] = [
  {
    id: 'normal',
    title: 'Normal',
    about: 'Amb sessió guarda i lleva; sense, oferix iniciar-la.',
    html: button('content-id="c5" label="Com es fa un far"'),
  },
  {
    id: 'en-espera',
    title: 'En espera, amb l’enllaç del servidor',
    about: 'Sense sessió, el codi del botó no es carrega fins que algú prem l’enllaç.',
    ends: 'waiting',
    html: favouriteButtonTag(sample),
  },
  {
    id: 'programa',
    title: 'Un programa',
    about: 'Guarda un programa en lloc d’un contingut.',
    html: button('kind="show" content-id="s1" label="La Costera"'),
  },
  {
    id: 'dos-iguals',
    title: 'Dos del mateix contingut',
    about: 'Es prem un botó i l’altre mostra el mateix.',
    fullest: true,
    html: button('content-id="c6" label="La serra"') + button('content-id="c6" label="La serra"'),
  },
  {
    id: 'error',
    title: 'Error del servidor',
    about: 'Amb sessió, premeu: el botó torna a com estava i ho diu als lectors de pantalla.',
    html: button('content-id="c5" label="Com es fa un far"'),
    fault: '500',
  },
  {
    id: 'lent',
    title: 'Lent',
    about: 'Amb sessió, premeu: es veu que s’està guardant.',
    html: button('content-id="c5" label="Com es fa un far"'),
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; el botó és el d’un contingut.',
    html: button('kind="blog" content-id="c5"'),
    config: { preview: '' },
  },
];
