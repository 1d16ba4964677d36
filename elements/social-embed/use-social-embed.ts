import { useEffect, useState } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import type { Provider } from '../../src/embeds/embeds.types.ts';
import { findEmbed, providerOf } from '../../src/embeds/find-embed.ts';
import { providers } from '../../src/embeds/providers.ts';
import { framePage, useShowing } from '../../src/embeds/use-embed.ts';
import { contract } from './social-embed.element.ts';

/** Address and text of the server's link. */
function readServer(host: Element) {
  const link = host.querySelector<HTMLAnchorElement>(
    ':scope > :not([data-ap-mount]) a[href], :scope > a[href]',
  );
  return { href: safeUrl(link?.getAttribute('href')), title: link?.textContent?.trim() ?? '' };
}

export type SocialEmbedModel = ReturnType<typeof useSocialEmbed>;

/** Content and its visibility (EMB-05). */
export function useSocialEmbed({ provider: said, url, consent }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const [server] = useState(() => readServer(host));
  const embed = findEmbed(url, framePage());
  const provider = embed?.provider ?? said;
  const own = embed?.provider;
  useEffect(() => {
    // an address of any other site is a link (EMB-05)
    if (url && !own && providerOf(url))
      warnAttribute(host, 'url', url, 'l’adreça llarga d’un vídeo o d’una publicació');
    // the default names no provider
    else if (own && said !== 'embed' && said !== own)
      warnAttribute(host, 'provider', said, `«${own}», que és el de l’adreça`);
  }, [host, url, own, said]);
  const showing = useShowing(provider, consent === 'granted');
  const href = embed?.href ?? url ?? server.href;
  return {
    ...showing,
    embed,
    provider,
    facts: provider === 'embed' ? undefined : providers[provider as Provider],
    href,
    /** text of the link, unless it only repeats the address */
    title: /^(https?:|www\.)/.test(server.title) ? '' : server.title,
    tellLoaded: () => emit('ap-embed-load', { provider }),
  };
}
