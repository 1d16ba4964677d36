import { html } from 'ghtml';

/** The three networks that are always shown, at their public addresses (SHARE-01, SHARE-06, SHARE-13). */
function shareLinks(url: string, title: string): [name: string, address: string][] {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?text=${text}&url=${address}`],
    ['WhatsApp', `https://api.whatsapp.com/send?text=${encodeURIComponent(`${title} ${url}`)}`],
  ];
}

/** `<ap-share-bar>` with plain links that share without any script. @param url absolute */
export function shareBar(url: string, title: string): string {
  const links = shareLinks(url, title).map(
    ([name, address]) =>
      html`<a class="ap-share-link" href="${address}" target="_blank" rel="noopener noreferrer" aria-label="Compartiu en ${name} (finestra nova)">${name}</a>`,
  );
  return html`<ap-share-bar url="${url}" share-title="${title}">!${links}</ap-share-bar>`;
}
