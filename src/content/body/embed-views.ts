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

/** Renders a tag with a plain link: nothing of the network is loaded before a press, not even pictures (EMB-05). */
export const social: Draw<SocialProvider> = ({ type, url, title }, context) => {
  const to = address(context, url);
  if (to === undefined || type === undefined) return undefined;
  const name = trimmed(title) || fill(texts['body.social'], { network: networks[type] });
  return el('ap-social-embed', { provider: type, url: to }, el('a', { href: to }, name));
};

/** EMB-01: opens in a window of its own. Pasted html is plain text here: it only runs in a frame (EMB-04). */
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
