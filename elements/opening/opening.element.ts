import { defineContract } from '../../src/element/contract.ts';
import './opening.types.ts';

export const contract = defineContract({
  tag: 'ap-opening',
  group: 'media',
  title: 'Obertura amb vídeo o àudio',
  summary:
    'El que encapçala la pàgina d’un vídeo o d’un àudio: la imatge amb la duració, i el reproductor quan es prem. Quan la pàgina s’ha carregat es prepara perquè comence de seguida, si la connexió és bona i el servei de vídeo és en la mateixa web.',
  content: 'fallback',
  withoutScript:
    'Es veu la imatge, que és un enllaç. Amb `slot="player"`, o amb un reproductor en un `<noscript>`, el vídeo o l’àudio es reproduïx en la mateixa pàgina.',
  linksFollowBase: true,
  needs: { videoApi: '/playback/v1', videoAccount: '6000000000001', videoKey: 'BCpkDemo' },
  expects: '[slot], a',
  standIns: ['media', 'playlist', 'expired'],
  attributes: {
    media: {
      type: 'json',
      of: 'MultimediaCard',
      default: {},
      description:
        'Fitxa del contingut: `{"type":"video","title":"Com es fa un far","player":{"bcId":"6000000000101"}}`, o `"videoEmbed":{"embed":"https://…"}` per a un vídeo d’una altra web.',
      schema: {
        type: 'object',
        required: ['type', 'title'],
        properties: {
          type: { enum: ['video', 'audio', 'videoEmbed'] },
          title: { type: 'string' },
          player: { type: 'object', required: ['bcId'] },
          videoEmbed: { type: 'object', required: ['embed'] },
        },
      },
    },
    playlist: {
      type: 'json',
      of: 'Playlist',
      default: {},
      description:
        'Llista de reproducció, si no n’hi ha cap en `slot="playlist"`. Amb una llista no hi ha imatge abans de reproduir.',
      schema: {
        type: 'object',
        properties: { name: { type: 'string' }, items: { type: 'array', items: { type: 'object' } } },
      },
    },
    poster: {
      type: 'url',
      description: 'Imatge que es veu fins que comença, si no n’hi ha cap en `slot="poster"`.',
    },
    duration: { type: 'number', min: 0, description: 'Duració, en segons, si no és en la fitxa.' },
    vertical: { type: 'boolean', description: 'El vídeo és 9:16, i no 16:9.' },
    autoplayId: {
      type: 'string',
      description:
        'Identificador del contingut en l’API, perquè en acabar en vinga un altre. Aleshores canvien també l’adreça, el títol de la finestra i el que hi ha en `[data-chapter]`. En les pàgines infantils no s’ha de posar.',
    },
    autoplayDefault: {
      type: 'boolean',
      description: 'El següent comença tot sol, si qui mira no ha triat una altra cosa.',
    },
    countdown: {
      type: 'number',
      min: 3,
      max: 60,
      default: 8,
      description: 'Segons que s’espera abans de començar el següent; mentrestant es pot cancel·lar.',
    },
    downloadUrl: {
      type: 'url',
      description: 'Adreça per a baixar este contingut: la rep `<ap-download>` quan es torna del següent.',
    },
    expired: {
      type: 'boolean',
      description: 'El contingut ja no es pot reproduir: en lloc del reproductor hi ha un avís.',
    },
    start: {
      type: 'number',
      min: 0,
      description: 'Segon en què comença. Per defecte, el de «?t=24» en l’adreça de la pàgina.',
    },
    miniBelow: {
      type: 'number',
      min: 0,
      default: 568,
      description:
        'Amplària de la finestra, en píxels, per davall de la qual el que es reproduïx es queda a la vista, en menut, mentre es baixa per la pàgina. Amb 0 no es queda mai.',
    },
    releaseThreshold: {
      type: 'number',
      min: 0,
      default: 200,
      description: 'Píxels per davall de la seua vora de dalt on, en pujar, torna al seu lloc.',
    },
  },
  properties: {
    playing: { of: 'boolean', description: 'S’està reproduint.' },
    sticky: {
      of: 'boolean',
      description:
        'Es queda a la vista, en menut, mentre es baixa per la pàgina. És també un atribut, per a fulles d’estil.',
    },
  },
  slots: {
    poster: {
      description:
        'Un enllaç amb la imatge i la duració. En prémer-lo comença la reproducció; sense JavaScript, porta on es pot reproduir.',
    },
    player: {
      description:
        'El reproductor del navegador, un `<video>` o `<audio>` amb `controls` i `preload="none"`, damunt de la imatge: funciona abans que arribe cap script, i després continua en el reproductor de l’element. Només per a continguts que pot vore tothom, perquè no es consulta el servei de vídeo.',
    },
    chapter: {
      description:
        'Títol, episodi, duració i resum del que es reproduïx, en elements amb `data-chapter="title"`, `"episode"`, `"duration"` i `"summary"`, ací o en la pàgina: canvien quan es reproduïx el següent. La barra per a compartir amb `data-chapter="share"`, també.',
    },
    playlist: {
      description:
        'La llista de reproducció, feta pel servidor: un `<ap-carousel variant="playlist">` d’enllaços.',
    },
    embed: {
      description:
        'El vídeo d’una altra web: un `<ap-social-embed>`, que no s’hi connecta fins que es demana.',
    },
    expired: { description: 'Avís propi en lloc del reproductor, amb «expired».' },
    default: { description: 'El que es veu sense JavaScript, a més de la imatge.' },
  },
  events: {
    'ap-play': {
      cause: 'news',
      detail: { id: 'string' },
      description: 'La reproducció ha començat, o continua després d’una pausa.',
    },
    'ap-pause': { cause: 'news', detail: { id: 'string' }, description: 'La reproducció s’ha parat.' },
    'ap-ended': {
      cause: 'news',
      detail: { id: 'string' },
      description: 'La reproducció ha arribat al final.',
    },
    'ap-autoplay-change': {
      cause: 'news',
      detail: { id: 'string', title: 'string', url: 'string', downloadUrl: 'string | null' },
      description: 'Es reproduïx un altre contingut, i l’adreça de la pàgina és la seua.',
    },
    'ap-autoplay-toggle': {
      cause: 'news',
      detail: { enabled: 'boolean' },
      description: 'Qui mira ha activat o ha desactivat la reproducció automàtica del següent.',
    },
    'ap-sticky-change': {
      cause: 'news',
      detail: { sticky: 'boolean' },
      description: 'S’ha quedat a la vista en menut, o ha tornat al seu lloc.',
    },
  },
});
