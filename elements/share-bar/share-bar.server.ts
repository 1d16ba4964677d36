import { html } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { mainNetworks, shareLink } from './main-networks.ts';
import { contract } from './share-bar.element.ts';

export interface ShareBarData {
  /** Absolute address of what is shared. */
  url: string;
  title: string;
  /** Html of the sign of a network, which is decoration: its name stands beside it. */
  icon?: (network: (typeof mainNetworks)[number]['id']) => string;
}

/** `<ap-share-bar>` with plain links that share without any script (SHARE-01, SHARE-06, SHARE-13). */
export function shareBarTag({ url, title, icon = () => '' }: ShareBarData): string {
  const links = mainNetworks.map((network) => {
    const address = shareLink(network, { url, title, via: '' });
    return html`
  <li><a class="ap-share-item" href="${address}" target="_blank" rel="noopener noreferrer" aria-label="Compartiu en ${network.name} (finestra nova)">!${icon(network.id)}<span>${network.name}</span></a></li>`;
  });
  return tag(
    contract,
    { url, shareTitle: title },
    html`<ul class="ap-share-list">!${links}
</ul>`,
  );
}

export const sample: ShareBarData = {
  url: 'https://example.cat/noticia',
  title: 'Els patis de la ciutat obrin les portes',
};
