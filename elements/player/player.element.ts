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
    'Reproduïx un vídeo o un àudio, en directe o a la carta. No es carrega res, ni el reproductor ni el fitxer, fins que el punter o el focus s’hi acosta. Un vídeo del servidor que ja sonava continua des del mateix punt.',
  content: 'fallback',
  attributes: {
    type: {
      type: 'string',
      values: ['video', 'audio', 'videoEmbed', 'audio-fragment'],
      default: 'video',
      description:
        'Què és. «videoEmbed» és un vídeo d’una altra web, amb l’adreça en «src»: no s’hi connecta fins que es demana. «audio-fragment» és un tros d’un àudio, de «start» a «end».',
    },
    bcId: { type: 'string', description: 'Identificador en el servei de vídeo.' },
    bcPlayer: { type: 'string', default: 'default', description: 'Reproductor del servei de vídeo.' },
    bcEmbed: {
      type: 'string',
      default: 'default',
      description: 'Variant del reproductor del servei de vídeo.',
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
        'Segon en què comença. Sense ell, en el primer reproductor de la pàgina val «?t=» de l’adreça.',
    },
    end: { type: 'number', min: 0, description: 'Segon en què acaba.' },
    audioTrackLanguage: { type: 'string', description: 'Llengua de l’àudio, si n’hi ha diverses: «ca».' },
    muted: { type: 'boolean', description: 'Comença sense so.' },
    autoplay: {
      type: 'boolean',
      description:
        'Es reproduïx tan prompte com es pot. Si no és perquè algú ha premut, sense so: no sona res que no s’haja demanat.',
    },
    preload: {
      type: 'string',
      values: ['none', 'metadata', 'auto'],
      default: 'none',
      description:
        'Què es carrega abans de prémer, quan la pàgina està quieta: res; el reproductor i l’adreça del vídeo; o també el començament. Amb poca connexió, o si es vol estalviar dades, no es carrega res, i a una altra web no se li demana res fins que es prem. En les pàgines d’un sol vídeo ja ho fa «ap-opening».',
    },
    mediaTitle: { type: 'string', description: 'Títol del que es reproduïx.' },
  },
  properties: {
    play: {
      of: '(isPressed?: boolean) => void',
      description:
        'Funció: reproduïx. El navegador pot no deixar que sone res que no s’haja premut; amb «true» és algú qui ho demana, i se li diu què falla.',
    },
    pause: { of: '() => void', description: 'Funció: para.' },
    seek: { of: '(seconds: number) => void', description: 'Funció: va a un segon.' },
    setRate: {
      of: '(rate: number) => void',
      description: 'Funció: posa la velocitat, de 0,5 a 2.',
    },
    load: {
      of: '(media: PlayerMedia) => void',
      description: 'Funció: posa una altra cosa en lloc del que hi ha. No la reproduïx fins que es demana.',
    },
    currentTime: { of: 'number', description: 'Segon en què està.' },
  },
  slots: {
    default: {
      description:
        'El mateix sense JavaScript: un «video» o un «audio» amb controls, o la imatge amb un enllaç. També és l’enllaç que s’oferix si no es pot reproduir.',
    },
  },
  events: {
    'ap-play': { description: 'Ha començat a reproduir-se, o continua.' },
    'ap-pause': { cause: 'news', description: 'S’ha parat.' },
    'ap-ended': { cause: 'news', description: 'Ha arribat al final.' },
    'ap-timeupdate': { cause: 'news', detail: { seconds: 'number' }, description: 'Per on va.' },
    'ap-media-error': {
      cause: 'news',
      detail: { code: 'string' },
      description:
        'No es pot reproduir: `offline`, `forbidden`, `not-found`, `expired`, `blocked`, `codec`, `decode`, `stalled`, `unreachable` o `unreadable`.',
    },
  },
});
