import type { State } from '../../demo/showroom/state.types.ts';

const links = `
  <a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.cat%2F" target="_blank" rel="noopener noreferrer">Facebook</a>
  <a href="https://x.com/intent/post?url=https%3A%2F%2Fexample.cat%2F" target="_blank" rel="noopener noreferrer">X</a>
  <a href="https://api.whatsapp.com/send?text=https%3A%2F%2Fexample.cat%2F" target="_blank" rel="noopener noreferrer">WhatsApp</a>
`;

const bar = (attributes: string) =>
  `<ap-share-bar url="https://example.cat/noticia" share-title="Una notícia"${attributes}>${links}</ap-share-bar>`;

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
    html: `<ap-share-bar open url="https://example.cat/${'noticia-'.repeat(20)}" share-title="${'Una notícia molt llarga '.repeat(12)}">${links}</ap-share-bar>`,
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; la barra usa els valors per defecte.',
    html: `<ap-share-bar variant="baix" note-ms="un segon" url="javascript:alert(1)">${links}</ap-share-bar>`,
    config: { preview: '' },
  },
];
