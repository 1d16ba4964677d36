import { createElement } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { texts as ownTexts } from './player.texts.ts';

interface Props {
  src?: string | undefined;
  mediaTitle?: string | undefined;
}

/** A video of somebody else: nothing is asked of them before the reader agrees, which `<ap-social-embed>` sees to (BEY-20). */
export function ThirdParty({ src, mediaTitle }: Props) {
  const texts = useTexts(ownTexts);
  const url = safeUrl(src);
  const title = mediaTitle || texts['player.third-party'];
  // a tag of its own, which the loader brings
  return createElement('ap-social-embed', { url }, <a href={url}>{title}</a>);
}
