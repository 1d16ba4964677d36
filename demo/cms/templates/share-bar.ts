import { html } from 'ghtml';
import { networkIcon } from './icon.ts';

/** The three networks that are always shown, at their public addresses (SHARE-01, SHARE-06, SHARE-13). */
function shareLinks(
  url: string,
  title: string,
): [id: 'facebook' | 'x' | 'whatsapp', name: string, address: string][] {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['x', 'X', `https://x.com/intent/post?text=${text}&url=${address}`],
    ['whatsapp', 'WhatsApp', `https://api.whatsapp.com/send?text=${encodeURIComponent(`${title} ${url}`)}`],
  ];
}

/** `<ap-share-bar>` with plain links that share without any script. @param url absolute */
export function shareBar(url: string, title: string): string {
  const links = shareLinks(url, title).map(
    ([id, name, address]) =>
      html`<li><a class="ap-share-item" href="${address}" target="_blank" rel="noopener noreferrer" aria-label="Compartiu en ${name} (finestra nova)">!${networkIcon(id)}<span>${name}</span></a></li>`,
  );
  return html`<ap-share-bar url="${url}" share-title="${title}"><ul class="ap-share-list">!${links}</ul></ap-share-bar>`;
}
