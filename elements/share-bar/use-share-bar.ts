import { configStore } from '../../src/config/config.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { usePart } from '../../src/element/use-part.ts';
import { canonicalLink, ownAddress, pageAddress } from '../../src/page/own-address.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { useSharing } from '../../src/ui/use-sharing.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import type { Shared } from './main-networks.ts';
import { contract } from './share-bar.element.ts';

type Props = ElementProps<typeof contract>;

/** Content to share: the attributes, or else the metadata of the page (SHARE-12). */
function sharedOf({ url, shareTitle, via }: Props, siteVia: string | undefined): Shared {
  return {
    url: ownAddress(url ?? canonicalLink() ?? pageAddress().replace(/#.*/, '')).href,
    title: shareTitle ?? readDocument('title'),
    via: (via ?? siteVia ?? '').replace(/^@/, ''),
  };
}

export function useShareBar(props: Props) {
  const host = useHost() as HTMLElement & { open: boolean };
  const emit = useEmit(contract);
  const siteVia = useStore(configStore(), ({ via }) => via);
  // children are not sent to the networks
  const isHidden = useIsForChildren();
  useHidden(isHidden);
  const width = useWindowWidth();
  const shared = sharedOf(props, siteVia);
  const announce = (network: string) => emit('ap-share', { network, url: shared.url });
  const { isNative, copied, copy, shareNatively } = useSharing({ ...props, onShared: announce });
  const isLive = props.variant === 'live';
  const isOpen = props.open && !isLive;
  const { part = [] } = usePart(() => import('./more.part.ts'), isOpen || isLive);

  // only the width counts: a phone's address bar or keyboard changes the height (SHARE-09, SHARE-18)
  useOnChange(width, () => {
    if (!host.open) return;
    host.open = false;
    emit('ap-share-toggle', { open: false });
  });

  return {
    isHidden,
    shared,
    isOpen,
    /** networks beyond those always shown (SHARE-02, SHARE-04) */
    more: part.filter(({ id }) => isOpen || (isLive && id === 'telegram')),
    isCopied: copied !== undefined,
    /** One button of the system's own instead of the links (SHARE-05, SHARE-16). */
    isNative,
    announce,
    copy: () => copy(shared.url),
    shareNatively: () => shareNatively(shared.url, shared.title),
    toggle() {
      host.open = !host.open;
      emit('ap-share-toggle', { open: host.open });
    },
  };
}
