import type { State } from '../../src/server/state.types.ts';
import { sample, shareBarTag } from './share-bar.server.ts';

const bar = (attributes: string, data = sample) =>
  String(shareBarTag(data)).replace('<ap-share-bar', `<ap-share-bar${attributes}`);

export const states: readonly State[] = [
  { id: 'normal', title: 'Normal', about: 'Tres xarxes i el botó Més.', html: bar('') },
  { id: 'oberta', title: 'Oberta', about: 'Totes les xarxes.', fullest: true, html: bar(' open') },
  {
    id: 'lateral',
    title: 'Lateral',
    about: 'La variant «aside» afig copiar l’enllaç.',
    html: bar(' variant="aside" open'),
  },
  {
    id: 'directe',
    title: 'Directe',
    about: 'La variant «live»: Telegram sempre, copiar l’enllaç i cap botó Més.',
    html: bar(' variant="live"'),
  },
  {
    id: 'titol-llarg',
    title: 'Títol llarg',
    about: 'El que es compartix no canvia la barra.',
    shows: 'Bluesky',
    html: bar(' open', {
      url: `https://example.cat/${'noticia-'.repeat(20)}`,
      title: 'Una notícia molt llarga '.repeat(12),
    }),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; la barra usa els valors per defecte.',
    html: bar(' variant="baix" note-ms="un segon" url="javascript:alert(1)"'),
    config: { preview: '' },
  },
];
