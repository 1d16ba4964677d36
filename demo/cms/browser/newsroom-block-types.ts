/** Fields of the editor for each type of body element. The order is that of the list in the page. */

export interface Field {
  /** Path in the element: `src`, `image.alt`. */
  path: string;
  label: string;
  /** `lines` is a list with one item in each line; `links` the same with «Títol | adreça». */
  kind: 'line' | 'text' | 'address' | 'number' | 'select' | 'lines' | 'links';
  options?: readonly string[];
  hint?: string;
}

export interface BlockType {
  type: string;
  name: string;
  fields: readonly Field[];
  /** A list of cards within, each with fields of its own. */
  cards?: { path: string; name: string; fields: readonly Field[] };
}

const line = (path: string, label: string, hint?: string): Field => ({
  path,
  label,
  kind: 'line',
  ...(hint && { hint }),
});
const text = (path: string, label: string, hint?: string): Field => ({
  path,
  label,
  kind: 'text',
  ...(hint && { hint }),
});
const address = (path: string, label: string): Field => ({ path, label, kind: 'address' });
const number = (path: string, label: string): Field => ({ path, label, kind: 'number' });
const select = (path: string, label: string, ...options: string[]): Field => ({
  path,
  label,
  kind: 'select',
  options,
});

const inlineHtml = 'Podeu posar-hi <strong>, <em> i enllaços.';
const title = line('title', 'Títol (si en té)');
const provided = line('bcId', 'Identificador en el servei de vídeo (si en té)');
const picture = [
  address('image.src', 'Adreça de la imatge'),
  line('image.alt', 'Què s’hi veu (per a qui no la veu)'),
];

function social(type: string, name: string): BlockType {
  return {
    type,
    name,
    fields: [address('url', 'Adreça de la publicació'), line('title', 'Què hi ha (si cal)')],
  };
}

export const blockTypes: readonly BlockType[] = [
  { type: 'paragraph', name: 'Paràgraf', fields: [text('html', 'Text', inlineHtml)] },
  {
    type: 'heading',
    name: 'Titular',
    fields: [line('text', 'Text'), select('tag', 'Nivell', 'h4', 'h2', 'h3', 'h5', 'h6')],
  },
  {
    type: 'listing',
    name: 'Llista',
    fields: [
      { path: 'items', label: 'Elements, un en cada línia', kind: 'lines' },
      select('tag', 'Llista amb punts (ul) o amb números (ol)', 'ul', 'ol'),
    ],
  },
  { type: 'quote', name: 'Cita', fields: [text('text', 'Què ha dit'), line('author', 'Qui ho ha dit')] },
  {
    type: 'image',
    name: 'Imatge',
    fields: [
      ...picture,
      line('caption', 'Peu (si en té)'),
      line('signature', 'Firma (si en té)'),
      select('ratio', 'Proporció', '', '16-9', '21-9', '4-3', '3-4', '2-3', '1-1', '9-16'),
    ],
  },
  {
    type: 'photo-gallery',
    name: 'Galeria de fotos',
    fields: [],
    cards: {
      path: 'cards',
      name: 'Foto',
      fields: [...picture, title, line('signature', 'Firma (si en té)')],
    },
  },
  {
    type: 'video',
    name: 'Vídeo',
    fields: [
      address('src', 'Adreça del vídeo'),
      title,
      address('poster', 'Adreça de la portada (si en té)'),
      line('mimeType', 'Tipus de fitxer (si cal)', 'Per exemple video/mp4.'),
      provided,
      number('duration', 'Duració en segons (si se sap)'),
    ],
  },
  {
    type: 'audio',
    name: 'Àudio',
    fields: [
      address('src', 'Adreça de l’àudio'),
      title,
      provided,
      number('duration', 'Duració en segons (si se sap)'),
    ],
  },
  {
    type: 'audio-fragment',
    name: 'Fragment d’àudio',
    fields: [
      address('src', 'Adreça de l’àudio'),
      number('start', 'Comença en el segon'),
      number('end', 'Acaba en el segon'),
      title,
    ],
  },
  {
    type: 'file',
    name: 'Fitxer',
    fields: [
      address('href', 'Adreça del fitxer'),
      line('name', 'Nom'),
      line('format', 'Format (si cal)', 'Per exemple PDF.'),
      number('size', 'Grandària en bytes (si se sap)'),
    ],
  },
  {
    type: 'related',
    name: 'Relacionats',
    fields: [],
    cards: {
      path: 'cards',
      name: 'Contingut',
      fields: [
        line('title', 'Títol'),
        address('href', 'Adreça'),
        line('kicker', 'Avantítol (si en té)'),
        address('image.src', 'Adreça de la imatge (si en té)'),
      ],
    },
  },
  {
    type: 'supplementary-text',
    name: 'Text complementari',
    fields: [title, text('html', 'Text', inlineHtml)],
  },
  {
    type: 'embed',
    name: 'Incrustat',
    fields: [
      line('title', 'Títol'),
      address('url', 'Adreça (o bé el codi)'),
      text('html', 'Codi', 'S’obri a banda, en un marc tancat.'),
      line('button', 'Text del botó (si cal)'),
      address('modalImage', 'Adreça de la imatge (si en té)'),
    ],
  },
  social('youtube', 'YouTube'),
  social('instagram', 'Instagram'),
  social('facebook', 'Facebook'),
  social('tiktok', 'TikTok'),
  social('twitter', 'X (Twitter)'),
  {
    type: 'hot-topics',
    name: 'Temes del moment',
    fields: [],
    cards: {
      path: 'topics',
      name: 'Tema',
      fields: [
        line('title', 'Títol'),
        address('href', 'Adreça'),
        {
          path: 'children',
          label: 'Enllaços de davall, un en cada línia',
          kind: 'links',
          hint: 'Títol | adreça',
        },
      ],
    },
  },
];
