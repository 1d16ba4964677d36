import type { BodyElement } from '../../../src/content/body.types.ts';
import { imageOf } from '../pictures/clip.ts';
import { media } from './media.ts';
import { findVideo, mediaPath } from './media-library.ts';

const folder = { folder: 'far' };
const page = media.find(({ slug }) => slug === 'com-es-fa-un-far');

/** The film of the lighthouse in a text: of the video service, with the file and its captions for who has no script. */
export const lighthouseFilm: BodyElement = {
  type: 'video',
  bcId: '6000000000101',
  src: mediaPath(folder, 'far.mp4'),
  mimeType: 'video/mp4',
  title: 'Com es fa un far',
  duration: findVideo('6000000000101')?.seconds ?? 0,
  captions: [{ src: mediaPath(folder, 'captions-ca.vtt'), language: 'ca', label: 'Valencià' }],
  ...(page && { poster: imageOf(page.illustration).src ?? '' }),
};
