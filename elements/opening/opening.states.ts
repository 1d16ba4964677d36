import type { MultimediaCard } from '../../src/content/multimedia.types.ts';
import { html } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { provider } from '../player/player.states.ts';
import { type OpeningData, openingTag } from './opening.server.ts';

const state = (id: string, title: string, about: string, data: OpeningData): State => ({
  id,
  title,
  about,
  html: openingTag(data),
  config: provider,
});

/** Addresses of the demo's pictures, without ratio and width. */
const clips = {
  far: '/clip/512eea46-ceb3-921d-ff43-63c7069d89d4',
  calafats: '/clip/db8729c5-fcb8-6c1c-d045-5f9a902456ed',
  dret: '/clip/65c8e08d-93e3-c8a5-f4d8-d96ccfde8488',
};

const pictureOf = (name: keyof typeof clips, ratio = '16-9') =>
  html`<img src="${clips[name]}_${ratio}-aspect-ratio_856.webp" alt="" />`;

const card = (number: string, title: string, duration?: number, type: 'video' | 'audio' = 'video') =>
  ({
    type,
    title,
    player: {
      bcId: `6000000000${number}`,
      bcPlayer: 'default',
      bcEmbed: 'default',
      ...(duration !== undefined && { duration }),
    },
  }) satisfies MultimediaCard;

const far = {
  media: card('101', 'Com es fa un far', 60),
  picture: pictureOf('far'),
  href: '/finestra/videos/com-es-fa-un-far',
};

export const states: readonly State[] = [
  {
    ...state('video', 'Vídeo', 'La imatge del servidor, amb la duració. En prémer-la es reproduïx.', far),
    fullest: true,
  },
  state('fitxer', 'Amb un fitxer', 'En prémer-lo abans que arriben els scripts, el reproduïx el navegador.', {
    ...far,
    file: { src: '/assets/media/v1/far/far.mp4', type: 'video/mp4' },
    captions: [{ src: '/assets/media/v1/far/captions-ca.vtt', language: 'ca', label: 'Valencià' }],
  }),
  state('sense-imatge', 'Sense la imatge del servidor', 'La que diu l’atribut, amb el botó nostre.', {
    media: far.media,
    poster: `${clips.far}_16-9-aspect-ratio_856.webp`,
  }),
  state('vertical', 'Vertical', 'Nou per setze.', {
    media: card('105', 'Dret!', 12),
    vertical: true,
    picture: pictureOf('dret', '9-16'),
    href: '/finestra/videos/el-campanar-de-dalt-a-baix',
  }),
  state('audio', 'Àudio', 'Una barra amb el títol.', {
    media: card('201', 'La coral assaja a les fosques', 48, 'audio'),
  }),
  state(
    'el-seguent',
    'Amb el que ve després',
    'En acabar es compten huit segons i es reproduïx el següent, sense so. Es pot cancel·lar i tornar arrere.',
    {
      media: card('102', 'Calafats de guàrdia', 12),
      picture: pictureOf('calafats'),
      href: '/finestra/programes/la-costera/capitols/calafats-de-guardia',
      autoplayId: 'la-costera-2-2',
      autoplayDefault: true,
    },
  ),
  state('llista', 'Amb una llista', 'Sense imatge. La llista, al costat o davall.', {
    ...far,
    list: ['Com es fa un far', 'Calafats de guàrdia', 'Una escola a peu d’aigua'].map((title, index) => ({
      href: `/videos/${index + 1}`,
      title,
      duration: index * 3000 + 60,
      type: 'video' as const,
      isCurrent: index === 0,
    })),
    listName: 'Temporada 2',
  }),
  state('llista-d-un', 'Amb una llista d’un', 'Un enllaç, sense botons.', {
    ...far,
    list: [{ href: '/videos/1', title: 'Com es fa un far' }],
    listName: 'Temporada 2',
  }),
  state('llarg', 'Més d’una hora, i un títol amb marques', 'La duració té hores. El títol és text.', {
    ...far,
    media: card('101', 'Internacionalització-de-tot-plegat <b>i</b> tot el que va vindre després', 5025),
  }),
  state('sense-duracio', 'Sense duració', 'O de zero segons: no es diu.', {
    ...far,
    media: card('101', 'Com es fa un far', 0),
  }),
  state('altra-web', 'D’una altra web', 'No s’hi connecta fins que es demana.', {
    media: {
      type: 'videoEmbed',
      title: 'La colla de muixeranga de Portassol, en directe',
      videoEmbed: { embed: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    },
    provider: 'youtube',
  }),
  {
    ...state('caducat', 'Caducat', 'El CMS diu que ja no hi és.', { ...far, expired: true }),
    shows: 'Este contingut ja no està disponible.',
  },
  state('no-hi-es', 'El servei no el coneix', 'En prémer es diu que ja no està disponible.', {
    ...far,
    media: card('404', 'Cap vídeo', 60),
  }),
  {
    ...state(
      'atributs-equivocats',
      'Atributs equivocats, en vista prèvia',
      'Queda la imatge amb l’enllaç.',
      {},
    ),
    html: `<ap-opening media="{" poster="javascript:alert(1)" duration="molt" start="-1" vertical="potser"><a slot="poster" href="/videos/com-es-fa-un-far" aria-label="Reproduïu: Com es fa un far">${pictureOf('far')}</a></ap-opening>`,
    config: { ...provider, preview: '' },
  },
];
