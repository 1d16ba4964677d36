/** Fields of the newsroom's form, in their order in the page. Their names are those of the API. */

export interface TextField {
  name: string;
  label: string;
  /** `lines` is a list with one item in each line; `flag` is true, false or unset. */
  kind: 'line' | 'text' | 'address' | 'number' | 'choice' | 'flag' | 'lines';
  /** Values of a `choice`. An empty one leaves the field out. */
  options?: readonly string[];
  hint?: string;
}

/** An object; with a label it is folded while it is empty. */
export interface FieldGroup {
  name: string;
  label?: string;
  isOptional?: boolean;
  fields: readonly Field[];
}

/** A list of objects. */
export interface FieldList {
  name: string;
  /** Name of one item. */
  each: string;
  isOptional?: boolean;
  itemFields: readonly Field[];
}

export type Field = TextField | FieldGroup | FieldList;

export interface BlockType {
  type: string;
  name: string;
  fields: readonly Field[];
}

const field =
  (kind: TextField['kind']) =>
  (name: string, label: string, hint?: string): TextField => ({ name, label, kind, ...(hint && { hint }) });
const line = field('line');
const text = field('text');
const address = field('address');
const number = field('number');
const choice = (name: string, label: string, ...options: string[]): TextField => ({
  name,
  label,
  kind: 'choice',
  options,
});

const inlineHtml = 'Podeu posar-hi <strong>, <em> i enllaços.';
const title = line('title', 'Títol (si en té)');
const signature = line('signature', 'Firma (si en té)');
const provided = line('bcId', 'Identificador en el servei de vídeo (si en té)');
const duration = number('duration', 'Duració en segons (si se sap)');
const alt = line('alt', 'Què s’hi veu (per a qui no la veu)');
const picture: FieldGroup = { name: 'image', fields: [address('src', 'Adreça de la imatge'), alt] };
const optionalPicture: FieldGroup = {
  name: 'image',
  isOptional: true,
  fields: [address('src', 'Adreça de la imatge (si en té)'), alt],
};
const topic = [
  line('title', 'Títol'),
  address('href', 'Adreça'),
  line('text', 'Text (si en té)'),
  choice('target', 'Finestra de l’enllaç (target)', '', '_blank', '_self'),
  line('rel', 'Relació de l’enllaç (rel, si cal)'),
];

const social = (type: string, name: string): BlockType => ({
  type,
  name,
  fields: [
    address('url', 'Adreça de la publicació'),
    line('title', 'Què hi ha (si cal)'),
    text('html', 'Text de la publicació (si cal)'),
  ],
});

export const titleField = line('title', 'Títol');

export const authorFields: FieldGroup = {
  name: 'author',
  isOptional: true,
  fields: [
    line('name', 'Qui firma (si cal)'),
    { ...optionalPicture, label: 'La foto de qui firma' },
    {
      name: 'twitterAccount',
      label: 'El compte de X de qui firma',
      isOptional: true,
      fields: [line('text', 'Nom del compte'), address('href', 'Adreça del compte')],
    },
  ],
};

export const blockTypes: readonly BlockType[] = [
  { type: 'paragraph', name: 'Paràgraf', fields: [text('html', 'Text', inlineHtml)] },
  {
    type: 'heading',
    name: 'Titular',
    fields: [line('text', 'Text'), choice('tag', 'Nivell', 'h4', 'h2', 'h3', 'h5', 'h6')],
  },
  {
    type: 'listing',
    name: 'Llista',
    fields: [
      field('lines')('items', 'Elements, un en cada línia'),
      choice('tag', 'Llista amb punts (ul) o amb números (ol)', 'ul', 'ol'),
    ],
  },
  { type: 'quote', name: 'Cita', fields: [text('text', 'Què ha dit'), line('author', 'Qui ho ha dit')] },
  {
    type: 'image',
    name: 'Imatge',
    fields: [
      picture,
      line('caption', 'Peu (si en té)'),
      signature,
      choice('ratio', 'Proporció', '', '16-9', '21-9', '4-3', '3-4', '2-3', '1-1', '9-16'),
    ],
  },
  {
    type: 'photo-gallery',
    name: 'Galeria de fotos',
    fields: [{ name: 'cards', each: 'Foto', itemFields: [picture, title, signature] }],
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
      duration,
      field('flag')('vertical', 'És vertical'),
      {
        name: 'captions',
        each: 'Subtítols',
        isOptional: true,
        itemFields: [
          address('src', 'Adreça dels subtítols'),
          line('language', 'Llengua', 'Per exemple ca.'),
          line('label', 'Nom'),
        ],
      },
    ],
  },
  {
    type: 'audio',
    name: 'Àudio',
    fields: [address('src', 'Adreça de l’àudio'), title, provided, duration],
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
    fields: [
      {
        name: 'cards',
        each: 'Contingut',
        itemFields: [
          line('title', 'Títol'),
          address('href', 'Adreça'),
          line('kicker', 'Avantítol (si en té)'),
          optionalPicture,
        ],
      },
    ],
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
    fields: [
      {
        name: 'topics',
        each: 'Tema',
        itemFields: [
          ...topic,
          { name: 'children', each: 'Enllaç de davall', isOptional: true, itemFields: topic },
        ],
      },
    ],
  },
];

export const blockType = (type: unknown): BlockType | undefined =>
  blockTypes.find((one) => one.type === type);
