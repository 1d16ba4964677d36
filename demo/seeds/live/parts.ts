import type { BodyElement } from '../../../src/content/body.types.ts';
import type { Image } from '../../../src/content/image.ts';
import type { NewMessage } from '../../api/live/write-message.ts';
import { bodyIllustrations } from '../../cms/content/body-illustrations.ts';
import { contents, pathOf } from '../../cms/content/contents.ts';
import { liveIllustrations } from '../../cms/content/live-illustrations.ts';
import { imageOf } from '../../cms/pictures/clip.ts';

/** Message of the sample feed, published some minutes before the server started. */
export interface SampleMessage extends NewMessage {
  id: string;
  minutesAgo: number;
  /** Minutes since the correction; the original text is not stored. */
  correctedMinutesAgo?: number;
}

export const h = (text: string): BodyElement => ({ type: 'heading', tag: 'h4', text });

/** Poster of the video about the rain. */
export const rain = imageOf(bodyIllustrations.pluja).src ?? '';

export const pictureOf = (name: keyof typeof liveIllustrations): Image => imageOf(liveIllustrations[name]);

/** Fictitious author of the messages. */
export const laia = {
  name: 'Laia Sanxis, des de la plaça',
  image: { ...pictureOf('reporter'), alt: '' },
  twitterAccount: { text: '@apunt_exemple', href: 'https://x.com/apunt_exemple' },
};
export const ximo = { name: 'Ximo Arnau, des del campanar' };
export const redaccio = { name: 'Redacció' };

/** Card with a link to a content of the demo. @param id c1 to c12 */
export function related(basePath: string, id: string) {
  const content = contents.find((one) => one.id === id);
  if (!content) throw new Error(`there is no content ${id}`);
  const { title, kicker, illustration } = content;
  return { title, kicker, href: basePath + pathOf(content), image: imageOf(illustration) };
}
