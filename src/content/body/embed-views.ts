import { fill } from '../../i18n/texts.ts';
import { optionalText, trimmed } from '../../page/read-unknown.ts';
import type { SocialProvider } from '../body.types.ts';
import { pictureAddress } from '../image.ts';
import { el } from '../view.ts';
import { texts } from './body.texts.ts';
import type { Draw } from './body-context.types.ts';
import { address } from './body-values.ts';

const networks: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
};

/** A tag with a plain link in it: nothing of the network is loaded, not even its pictures, before it is asked for (EMB-05). */
export const social: Draw<SocialProvider> = ({ type, url, title }, context) => {
  const to = address(context, url);
  if (to === undefined || type === undefined) return undefined;
  const name = trimmed(title) || fill(texts['body.social'], { network: networks[type] });
  return el('ap-social-embed', { provider: type, url: to }, el('a', { href: to }, name));
};

/** EMB-01: opens in a window of its own. What an editor pasted is a text here: it runs in a frame alone (EMB-04). */
export const embed: Draw<'embed'> = ({ title, url, html, button, modalImage }, context) => {
  const to = address(context, url);
  if (to === undefined && trimmed(html) === '') return undefined;
  const name = trimmed(title) || texts['body.embed'];
  return el(
    'ap-embed',
    {
      'embed-title': name,
      button: optionalText(button),
      'modal-image': pictureAddress(modalImage, context.imageService),
      url: to,
      html: optionalText(html),
    },
    to === undefined ? el('p', {}, name) : el('a', { href: to }, name),
  );
};
