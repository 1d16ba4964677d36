import { defineContract } from '../../src/element/contract.ts';
import './opening.types.ts';

export const contract = defineContract({
  tag: 'ap-opening',
  group: 'media',
  title: 'Obertura amb vídeo o àudio',
  summary:
    'El que encapçala la pàgina d’un vídeo o d’un àudio: la imatge amb la duració, i el reproductor quan es prem. Quan la pàgina està quieta es prepara perquè comence de seguida, si la connexió és bona i el servei de vídeo és de la casa.',
  content: 'fallback',
  linksFollowBase: true,
  needs: { videoApi: '/playback/v1', videoAccount: '6000000000001', videoKey: 'BCpkDemo' },
  attributes: {
    media: {
      type: 'json',
      of: 'MultimediaCard',
      default: {},
      description: 'Què es reproduïx: la fitxa multimèdia del contingut.',
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
        'La llista de reproducció, si no n’hi ha cap en «slot="playlist"». Amb una llista no hi ha imatge abans de reproduir.',
      schema: {
        type: 'object',
        properties: { name: { type: 'string' }, items: { type: 'array', items: { type: 'object' } } },
      },
    },
    poster: { type: 'url', description: 'Imatge fins que comença, si no n’hi ha cap en «slot="poster"».' },
    duration: { type: 'number', min: 0, description: 'Segons que dura, si no els diu la fitxa.' },
    vertical: { type: 'boolean', description: 'El vídeo és 9:16, i no 16:9.' },
    autoplayId: {
      type: 'string',
      description:
        'Identificador del contingut, si en acabar pot vindre’n un altre. El que es reproduïx, l’adreça, el títol de la finestra i el que hi ha en `[data-chapter]` canvien aleshores. En les pàgines infantils no se’n posa.',
    },
    autoplayDefault: {
      type: 'boolean',
      description: 'El següent es reproduïx tot sol, mentre qui mira no diga una altra cosa.',
    },
    countdown: {
      type: 'number',
      min: 3,
      max: 60,
      default: 8,
      description: 'Segons entre el final i el següent, en què es pot cancel·lar.',
    },
    downloadUrl: {
      type: 'url',
      description: 'Adreça per a baixar-lo, que es torna a dir quan es torna a este contingut.',
    },
    expired: { type: 'boolean', description: 'Ja no es pot reproduir: es diu en lloc del reproductor.' },
    start: {
      type: 'number',
      min: 0,
      description: 'Segon en què comença. Sense ell, «?t=» de l’adreça de la pàgina.',
    },
    miniBelow: {
      type: 'number',
      min: 0,
      default: 568,
      description:
        'En finestres més estretes que això, en píxels, el que es reproduïx es queda en un requadre menut mentre es baixa per la pàgina. Amb 0 no ho fa mai.',
    },
    releaseThreshold: {
      type: 'number',
      min: 0,
      default: 200,
      description: 'A quants píxels de la seua vora de dalt torna al seu lloc, quan es puja.',
    },
  },
  properties: {
    playing: { of: 'boolean', description: 'S’està reproduint.' },
    sticky: {
      of: 'boolean',
      description: 'Acompanya qui baixa per la pàgina, en menut. També és un atribut de l’etiqueta.',
    },
  },
  slots: {
    poster: {
      description:
        'L’enllaç amb la imatge i la duració, que en prémer-lo dona pas al reproductor. Sense JavaScript porta on es pot reproduir.',
    },
    player: {
      description:
        'El reproductor del navegador: un «video» o un «audio» amb controls i «preload="none"», damunt de la imatge. En prémer-lo es reproduïx abans que arribe cap script, i després continua en el reproductor de l’element. Només per al que pot veure tothom, perquè el servei de vídeo no es consulta abans.',
    },
    chapter: {
      description:
        'Títol, episodi, duració i resum del que es reproduïx: el que hi ha en `[data-chapter=title]`, `episode`, `duration` i `summary`, ací o en la pàgina, canvia quan es reproduïx el següent; el que es compartix en `[data-chapter=share]` també.',
    },
    playlist: {
      description:
        'La llista de reproducció, feta pel servidor: un `<ap-carousel variant="playlist">` d’enllaços.',
    },
    embed: {
      description:
        'El vídeo d’una altra web: un `<ap-social-embed>`, que no s’hi connecta fins que es demana.',
    },
    expired: { description: 'El que es diu en lloc del reproductor quan ja no es pot reproduir.' },
    default: { description: 'El que es veu sense JavaScript, a banda de la imatge.' },
  },
  events: {
    'ap-play': { cause: 'news', detail: { id: 'string' }, description: 'Ha començat, o continua.' },
    'ap-pause': { cause: 'news', detail: { id: 'string' }, description: 'S’ha parat.' },
    'ap-ended': { cause: 'news', detail: { id: 'string' }, description: 'Ha arribat al final.' },
    'ap-autoplay-change': {
      cause: 'news',
      detail: { id: 'string', title: 'string', url: 'string', downloadUrl: 'string | null' },
      description: 'Es reproduïx un altre contingut, i l’adreça de la pàgina és la seua.',
    },
    'ap-autoplay-toggle': {
      cause: 'news',
      detail: { enabled: 'boolean' },
      description: 'Qui mira ha dit si el següent s’ha de reproduir tot sol.',
    },
    'ap-sticky-change': {
      cause: 'news',
      detail: { sticky: 'boolean' },
      description: 'Ha començat a acompanyar qui llig, o ha tornat al seu lloc.',
    },
  },
});
