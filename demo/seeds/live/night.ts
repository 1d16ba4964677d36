import { written } from '../../cms/content/written.ts';
import { h, laia, pictureOf, rain, redaccio, related, type SampleMessage, ximo } from './parts.ts';

/** Messages from the coques to the first stroke of the bell. */
export const night = (basePath: string): SampleMessage[] => [
  {
    id: 'm21',
    minutesAgo: 124,
    title: 'La final de les coques es farà',
    description: written(
      'Amb un quart d’hora de retard i les taules eixugades una a una. Hi ha <strong>set finalistes</strong>.',
    ),
  },
  {
    id: 'm22',
    minutesAgo: 117,
    author: laia,
    title: 'Qui són els finalistes',
    correctedMinutesAgo: 109,
    description: [
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'La colla del <strong>Raval</strong>, amb coca de tonyina i ceba',
          'Les amigues de la <strong>plaça</strong>, amb coca de llanda',
          'Els de la <strong>banda</strong>, amb una coca en forma de trombó',
          'I quatre veïns que volen guardar el secret fins al final',
        ],
      },
    ],
  },
  {
    id: 'm23',
    minutesAgo: 108,
    title: 'El jurat ja mastega',
    description: written(
      'Silenci. Només se senten les forquetes i el <em>Bemoll</em>, que espera que en caiga alguna.',
    ),
  },
  {
    id: 'm24',
    minutesAgo: 101,
    title: 'Quinze segons de forquetes',
    description: [
      {
        type: 'audio-fragment',
        src: `${basePath}/assets/media/campanes.mp3`,
        start: 1,
        end: 4,
        title: 'De fons, l’assaig del campanar',
      },
    ],
  },
  {
    id: 'm25',
    minutesAgo: 96,
    title: 'El recorregut de la campana, en un full',
    description: [
      {
        type: 'embed',
        title: 'De la fosa al campanar',
        button: 'Obriu el recorregut',
        html: '<h1>De la fosa al campanar</h1><ol><li>Febrer: es fa el motle de fang</li><li>Març: colada, a 1.100 graus</li><li>Abril: afinació</li><li>Maig: pujada amb grua</li></ol>',
      },
    ],
  },
  {
    id: 'm26',
    minutesAgo: 91,
    author: redaccio,
    title: 'Guanya… la coca en forma de trombó',
    description: written(
      'Els de la banda s’enduen el davantal d’or. Diuen que la recepta és de l’avi del bombo i que no pensen dir-la.',
      {
        type: 'quote',
        text: 'El secret és no mirar el forn.',
        author: 'La trombonista, davantal d’or d’enguany',
      },
    ),
  },
  {
    id: 'm27',
    minutesAgo: 84,
    title: 'La foto del davantal',
    description: [{ type: 'instagram', url: 'https://www.instagram.com/p/NitCampan3s/' }],
  },
  {
    id: 'm28',
    minutesAgo: 77,
    author: ximo,
    title: 'Es prepara la corda',
    description: written(
      'Al campanar són sis persones i una corda de vint-i-dos metres. Assagen el moviment sense tocar: una, dos, i aire.',
      {
        type: 'image',
        image: pictureOf('tower'),
        caption: 'El campanar, una hora abans del toc.',
        signature: 'Apunt',
      },
    ),
  },
  {
    id: 'm29',
    minutesAgo: 69,
    title: 'Què és el volteig',
    description: written(
      h('Voltejar, repicar, tocar a mort'),
      'Al nostre poble la campana <strong>volteja</strong>: fa la volta sencera. El toc manual és patrimoni, i per això esta nit no hi haurà cap motor.',
    ),
  },
  {
    id: 'm30',
    minutesAgo: 62,
    title: 'Com es fon una campana: el vídeo del taller',
    description: [
      {
        type: 'youtube',
        url: 'https://www.youtube.com/watch?v=NitCampanes',
        title: 'La colada, en tres minuts',
      },
    ],
  },
  {
    id: 'm31',
    minutesAgo: 55,
    author: redaccio,
    title: 'Com seguir-ho: televisió, ràdio i ací',
    pinned: true,
    description: written(
      'D’ací a una estona ho emetem en directe per televisió i per ràdio. Este missatge queda fixat dalt de tot.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          `<a href="${basePath}/directes/apunt-tv">Apunt TV</a>`,
          `<a href="${basePath}/directes/apunt-radio">Apunt Ràdio</a>`,
        ],
      },
    ),
  },
  {
    id: 'm32',
    minutesAgo: 47,
    title: 'La plaça, de gom a gom',
    description: [
      {
        type: 'image',
        image: pictureOf('square'),
        caption: 'No hi cap ni una cadira més.',
        signature: 'Apunt',
      },
    ],
  },
  {
    id: 'm33',
    minutesAgo: 41,
    title: 'L’àlbum de les veïnes',
    description: [
      {
        type: 'facebook',
        url: 'https://www.facebook.com/apuntexemple/posts/1000000001',
        title: 'Les fotos de la Nit, triades per l’associació de veïnes',
      },
    ],
  },
  {
    id: 'm34',
    minutesAgo: 34,
    author: laia,
    title: 'S’apaguen els llums',
    correctedMinutesAgo: 31,
    description: written(
      'Un poc abans del que dèiem, s’ha apagat la plaça. Queden els fanalets de paper i les pantalles dels mòbils.',
    ),
  },
  {
    id: 'm35',
    minutesAgo: 27,
    title: 'Mireu cap amunt',
    description: [
      {
        type: 'video',
        src: `${basePath}/assets/media/pluja.mp4`,
        poster: rain,
        title: 'Les últimes gotes sobre els fanalets',
        mimeType: 'video/mp4',
      },
    ],
  },
  {
    id: 'm36',
    minutesAgo: 21,
    title: 'Per a llegir demà',
    description: [{ type: 'related', cards: [related(basePath, 'c4'), related(basePath, 'c5')] }],
  },
  {
    id: 'm37',
    minutesAgo: 16,
    author: ximo,
    title: 'Un minut',
    description: written('Empar s’ha tret el rellotge. «Ja no em fa falta», diu.'),
  },
  {
    id: 'm38',
    minutesAgo: 12,
    author: redaccio,
    title: 'Ha sonat la Bàrbara',
    openingMultimedia: {
      type: 'audio',
      src: `${basePath}/assets/media/campanes.mp3`,
      title: 'El primer toc de la Bàrbara',
    },
    description: written(
      'A l’hora en punt, un toc greu i net que ha fet callar tota la plaça. Després, l’aplaudiment més llarg que recordem.',
    ),
  },
  {
    id: 'm39',
    minutesAgo: 8,
    author: laia,
    title: 'La tia Remei plora',
    description: [
      { type: 'quote', text: 'Ara sí que sona a casa.', author: 'Remei Pastor, des de la seua cadira' },
    ],
  },
  {
    id: 'm40',
    minutesAgo: 4,
    author: redaccio,
    title: 'La festa continua',
    description: written(
      'Les bandes tornen a la plaça i encara queda coca. Seguim ací mentre hi haja cadires fora.',
      {
        type: 'image',
        image: pictureOf('valley'),
        caption: 'La vall, des del campanar.',
        signature: 'Apunt',
      },
    ),
  },
];
