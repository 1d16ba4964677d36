import { defineContract } from '../../src/element/contract.ts';
import type { PlayerMedia } from './player.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    PlayerMedia: PlayerMedia;
  }
}

export const contract = defineContract({
  tag: 'ap-player',
  group: 'media',
  title: 'Reproductor',
  summary:
    'Reproduïx un vídeo o un àudio, en directe o a la carta. No es carrega res, ni el reproductor ni el fitxer, fins que el punter o el focus hi arriba, si `preload` no diu una altra cosa. Si el vídeo del contingut ja es reproduïa, continua des del mateix punt.',
  content: 'fallback',
  expects: 'video, audio, a',
  standIns: ['src', 'bcId'],
  attributes: {
    type: {
      type: 'string',
      values: ['video', 'audio', 'videoEmbed', 'audio-fragment'],
      default: 'video',
      description:
        'Què és: «video»; «audio»; «videoEmbed», un vídeo d’una altra web amb l’adreça en «src», que no s’hi connecta fins que es demana; «audio-fragment», un tros d’un àudio, de «start» a «end».',
    },
    bcId: {
      type: 'string',
      description:
        'Identificador del vídeo o de l’àudio en el servei de vídeo. Fan falta `video-account` i `video-key` en `<ap-config>`.',
    },
    bcPlayer: {
      type: 'string',
      default: 'default',
      description: 'Reproductor del servei de vídeo, amb `video-provider="frame"` en `<ap-config>`.',
    },
    bcEmbed: {
      type: 'string',
      default: 'default',
      description: 'Variant d’eixe reproductor.',
    },
    account: { type: 'string', description: 'Compte del servei de vídeo, si no és el de la pàgina.' },
    src: {
      type: 'url',
      description:
        'Adreça del fitxer o de l’emissió (HLS o DASH), en lloc de l’identificador. Sense cap dels dos es reproduïx el que hi ha en el contingut.',
    },
    poster: { type: 'url', description: 'Imatge que es veu fins que comença.' },
    vertical: { type: 'boolean', description: 'El vídeo és 9:16, i no 16:9.' },
    start: {
      type: 'number',
      min: 0,
      description:
        'Segon en què comença. Per defecte, en el primer reproductor de la pàgina, el de «?t=24» en l’adreça.',
    },
    end: { type: 'number', min: 0, description: 'Segon en què acaba.' },
    audioTrackLanguage: {
      type: 'string',
      description: 'Llengua de l’àudio, si n’hi ha més d’una: «ca», «es», «en».',
    },
    muted: { type: 'boolean', description: 'Comença sense so.' },
    autoplay: {
      type: 'boolean',
      description: 'Comença tot sol i sense so. Amb so, només si qui mira acaba de prémer alguna cosa.',
    },
    preload: {
      type: 'string',
      values: ['none', 'metadata', 'auto'],
      default: 'none',
      description:
        'Què es carrega abans de prémer, quan la pàgina ja s’ha carregat: «none», res; «metadata», el reproductor i l’adreça del vídeo; «auto», també el començament. Amb una connexió lenta o amb estalvi de dades no es carrega res, i d’una altra web tampoc. «ap-opening» ja ho fa tot sol.',
    },
    mediaTitle: {
      type: 'string',
      description: 'Títol, que es veu abans de començar i dona nom al reproductor.',
    },
  },
  properties: {
    play: {
      of: '(isPressed?: boolean) => void',
      description:
        'Reproduïx. Si ningú no ha premut res, el navegador pot impedir-ho. Amb true, si falla es mostra el motiu.',
    },
    pause: { of: '() => void', description: 'Para la reproducció.' },
    seek: { of: '(seconds: number) => void', description: 'Va a un segon.' },
    setRate: {
      of: '(rate: number) => void',
      description: 'Posa la velocitat, de 0,5 a 2.',
    },
    load: {
      of: '(media: PlayerMedia) => void',
      description: 'Posa un altre vídeo o àudio. No el reproduïx: cal `play()`.',
    },
    currentTime: { of: 'number', description: 'Segon de la reproducció.' },
  },
  slots: {
    default: {
      description:
        'El que funciona sense JavaScript: un `<video>` o un `<audio>` amb `controls`, o un enllaç, amb imatge o sense. L’enllaç també s’oferix si no es pot reproduir.',
    },
  },
  events: {
    'ap-play': { description: 'La reproducció ha començat, o continua després d’una pausa.' },
    'ap-pause': {
      cause: 'news',
      description: 'La reproducció s’ha parat, o el navegador no l’ha deixada començar.',
    },
    'ap-ended': { cause: 'news', description: 'La reproducció ha arribat al final, o a «end».' },
    'ap-timeupdate': {
      cause: 'news',
      detail: { seconds: 'number' },
      description: 'Ha avançat la reproducció, unes quantes vegades per segon; «seconds» és el segon.',
    },
    'ap-media-error': {
      cause: 'news',
      detail: { code: 'string' },
      description:
        'No es pot reproduir. «code» és `offline`, `forbidden`, `not-found`, `expired`, `blocked`, `address`, `site`, `limit`, `protected`, `codec`, `decode`, `stalled`, `unreachable` o `unreadable`.',
    },
  },
});
