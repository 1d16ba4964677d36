import type { State } from '../../src/server/state.types.ts';
import { type PlayerData, playerTag } from './player.server.ts';

/** Settings of a page with videos of the demo's provider. */
export const provider = {
  'video-api': '/playback/v1',
  'video-account': '6000000000001',
  'video-key': 'BCpkDemo',
  'video-frames': '/reproductors',
};

const state = (id: string, title: string, about: string, data: PlayerData, config = {}): State => ({
  id,
  title,
  about,
  html: playerTag(data),
  config: { ...provider, ...config },
});

const media = '/assets/media/v1';
const file = (folder: string, name = 'video.mp4') => [{ src: `${media}/${folder}/${name}` }];
const bcId = (number: string) => `6000000000${number}`;

export const states: readonly State[] = [
  {
    ...state(
      'video',
      'Vídeo del servei',
      'Dos qualitats, dos llengües i subtítols. No s’ha carregat res fins que no es prem.',
      { bcId: bcId('101'), mediaTitle: 'Com es fa un far', files: file('far', 'far.mp4') },
    ),
    fullest: true,
  },
  state('audio', 'Àudio', 'Una barra amb el títol.', {
    type: 'audio',
    bcId: bcId('201'),
    mediaTitle: 'La coral assaja a les fosques',
    files: file('coral', 'audio.m4a'),
  }),
  state('fragment', 'Un tros d’un àudio', 'Del segon 10 al 20.', {
    type: 'audio-fragment',
    src: `${media}/pluja/audio.m4a`,
    start: 10,
    end: 20,
    mediaTitle: 'Diccionari de la pluja',
    files: [{ src: `${media}/pluja/audio.m4a#t=10,20` }],
  }),
  state('vertical', 'Vídeo vertical', 'Nou per setze.', {
    bcId: bcId('105'),
    vertical: true,
    mediaTitle: 'Dret!',
    files: file('vertical'),
  }),
  state('directe', 'En directe', 'Es pot tornar arrere fins on arriba la finestra, i tornar al directe.', {
    bcId: bcId('301'),
    mediaTitle: 'Apunt TV',
    href: '/directes/apunt-tv',
  }),
  state('radio', 'Ràdio en directe', 'El mateix, només per a escoltar.', {
    type: 'audio',
    bcId: bcId('302'),
    mediaTitle: 'Apunt Ràdio',
    href: '/directes/apunt-radio',
  }),
  state('fitxer', 'Un fitxer', 'Sense el servei de vídeo: el que hi ha en el contingut de la pàgina.', {
    mediaTitle: 'La serra de l’Olmet',
    files: file('serra'),
  }),
  state('segon', 'Des del segon 30', 'Comença on diu la pàgina.', {
    bcId: bcId('101'),
    start: 30,
    mediaTitle: 'Com es fa un far',
  }),
  state(
    'servei',
    'El reproductor del servei',
    'Un marc del servei de vídeo, quan es prem.',
    { bcId: bcId('101'), mediaTitle: 'Com es fa un far', files: file('far', 'far.mp4') },
    { 'video-provider': 'frame' },
  ),
  state('altra-web', 'D’una altra web', 'No s’hi connecta fins que es demana.', {
    type: 'videoEmbed',
    src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    mediaTitle: 'La colla de muixeranga de Portassol, en directe',
  }),
  state('caducat', 'Caducat', 'En prémer es diu per què, amb un codi per a l’atenció.', {
    bcId: bcId('107'),
    mediaTitle: 'Ja no hi és',
    href: '/programes',
  }),
  state('un-altre-pais', 'Bloquejat en este país', 'En prémer es diu per què.', {
    bcId: bcId('108'),
    mediaTitle: 'Només des d’ací',
    href: '/programes',
  }),
  state('no-hi-es', 'No existix', 'El servei no el coneix.', {
    bcId: '404',
    mediaTitle: 'Cap vídeo',
    href: '/programes',
  }),
  state('format', 'Un format que no se sap reproduir', 'Un fitxer que no és cap vídeo.', {
    src: '/assets/media/programa-nit-dels-patis.txt',
    mediaTitle: 'Un text',
  }),
  state('titol-llarg', 'Títol llarg, amb marques', 'El títol és text.', {
    type: 'audio',
    bcId: bcId('202'),
    mediaTitle:
      'Internacionalització-de-tot-plegat-sense-cap-blanc <b>i</b> tot el que va vindre després de la reunió de divendres',
    files: file('pluja', 'audio.m4a'),
  }),
  {
    ...state(
      'atributs-equivocats',
      'Atributs equivocats, en vista prèvia',
      'Qui edita llig què s’esperava.',
      {},
    ),
    html: `<ap-player type="pel·lícula" src="javascript:alert(1)" start="ara" end="-1" vertical="potser"><video controls src="${media}/serra/video.mp4"></video></ap-player>`,
    config: { ...provider, preview: '' },
  },
];
