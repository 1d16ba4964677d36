import type { ImageRatio } from '../../../src/content/image.ts';
import { mediaVersion } from './media-folder.ts';

/** Account of the demo, and the policy key of its players. Neither is secret: pages contain both. */
export const demoAccount = '6000000000001';
export const demoPolicyKey = 'BCpkDemo';

export interface LibraryVideo {
  id: string;
  name: string;
  kind: 'video' | 'audio' | 'live-video' | 'live-audio';
  /** Folder within the media folder. */
  folder: string;
  /** Undefined for a live channel. */
  seconds?: number;
  /** Name of the poster illustration. */
  poster: string;
  posterRatio?: ImageRatio;
  hasDash?: boolean;
  hasCaptions?: boolean;
  hasThumbnails?: boolean;
  /** File for progressive playback and for download. */
  file?: string;
  isRound?: boolean;
  chapters?: readonly (readonly [seconds: number, name: string])[];
  /** Reason why the video cannot be played. */
  refusal?: 'expired' | 'blocked';
}

const short = { kind: 'video', seconds: 12, hasCaptions: true, file: 'video.mp4' } as const;

/** All videos of the provider. */
export const library: readonly LibraryVideo[] = [
  {
    id: '6000000000101',
    name: 'Com es fa un far',
    kind: 'video',
    folder: 'far',
    seconds: 60,
    poster: 'far',
    hasDash: true,
    hasCaptions: true,
    hasThumbnails: true,
    file: 'far.mp4',
    chapters: [
      [0, 'El far de Portassol'],
      [12, 'La porta'],
      [24, 'L’escala'],
      [36, 'La lent'],
      [48, 'La nit'],
    ],
  },
  { ...short, id: '6000000000102', name: 'Calafats de guàrdia', folder: 'calafats', poster: 'calafats' },
  { ...short, id: '6000000000103', name: 'Una escola a peu d’aigua', folder: 'escola', poster: 'escola' },
  { ...short, id: '6000000000104', name: 'La nit de les xarxes', folder: 'xarxes', poster: 'xarxes' },
  {
    ...short,
    id: '6000000000105',
    name: 'Dret!',
    folder: 'vertical',
    poster: 'dret',
    posterRatio: '9-16',
  },
  {
    id: '6000000000106',
    name: 'La serra de l’Olmet, tot al voltant',
    kind: 'video',
    folder: '360',
    seconds: 12,
    poster: 'volta',
    file: 'video.mp4',
    isRound: true,
  },
  {
    ...short,
    id: '6000000000107',
    name: 'Ja no hi és',
    folder: 'calafats',
    poster: 'calafats',
    refusal: 'expired',
  },
  {
    ...short,
    id: '6000000000108',
    name: 'Només des d’ací',
    folder: 'escola',
    poster: 'escola',
    refusal: 'blocked',
  },
  { ...short, id: '6000000000109', name: 'La serra de l’Olmet', folder: 'serra', poster: 'serra' },
  { ...short, id: '6000000000110', name: 'Assaig general', folder: 'assaig', poster: 'assaig' },
  {
    id: '6000000000201',
    name: 'La coral assaja a les fosques',
    kind: 'audio',
    folder: 'coral',
    seconds: 48,
    poster: 'coral',
    file: 'audio.m4a',
  },
  {
    id: '6000000000202',
    name: 'Diccionari de la pluja',
    kind: 'audio',
    folder: 'pluja',
    seconds: 47,
    poster: 'pluja',
    hasCaptions: true,
    file: 'audio.m4a',
  },
  { id: '6000000000301', name: 'Apunt TV', kind: 'live-video', folder: 'live-tv', poster: 'directe-tv' },
  {
    id: '6000000000302',
    name: 'Apunt Ràdio',
    kind: 'live-audio',
    folder: 'live-radio',
    poster: 'directe-radio',
  },
];

export const findVideo = (id: string): LibraryVideo | undefined => library.find((video) => video.id === id);

/** Returns the address of a file of a video, without the base path. */
export const mediaPath = ({ folder }: Pick<LibraryVideo, 'folder'>, file: string): string =>
  `/assets/media/${mediaVersion}/${folder}/${file}`;
