import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { texts as windowTexts } from '../../src/ui/new-window.texts.ts';
import { mainNetworks, shareLink } from './main-networks.ts';
import { contract } from './share-bar.element.ts';
import { texts } from './share-bar.texts.ts';

export interface ShareBarData {
  /** Absolute address of the shared content. */
  url: string;
  title: string;
  /** In a side bar. */
  variant?: 'aside' | undefined;
  /** Html of a network's icon, which is decorative: the name is beside it. */
  icon?: (network: (typeof mainNetworks)[number]['id']) => SafeHtml | '';
}

/** `<ap-share-bar>` with plain links that share without any script (SHARE-01, SHARE-06, SHARE-13). */
export function shareBarTag({ url, title, variant, icon = () => '' }: ShareBarData): SafeHtml {
  const links = mainNetworks.map((network) => {
    const address = shareLink(network, { url, title, via: '' });
    return html`
  <li><a class="ap-share-item" href="${address}" target="_blank" rel="noopener noreferrer">${icon(network.id)}<span>${network.name}</span><span class="ap-visually-hidden"> ${windowTexts['link.new-window']}</span></a></li>`;
  });
  return tag(
    contract,
    { url, variant, shareTitle: title },
    html`<ul class="ap-share-list${variant && ` ap-share-${variant}`}" aria-label="${texts['share.label']}">${links}
</ul>`,
  );
}

export const sample: ShareBarData = {
  url: 'https://example.cat/noticia',
  title: 'Els patis de la ciutat obrin les portes',
};
