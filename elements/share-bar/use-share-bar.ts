import { useEffect, useState } from 'react';
import { configStore } from '../../src/config/config.ts';
import { useIsClub } from '../../src/config/use-site.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { usePart } from '../../src/element/use-part.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { registry } from '../../src/storage/registry.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import type { Shared } from './main-networks.ts';
import { contract } from './share-bar.element.ts';

type Props = ElementProps<typeof contract>;

/** What is shared: the attributes, else what the page says of itself (SHARE-12). */
function sharedOf({ url, shareTitle, via }: Props, siteVia: string | undefined): Shared {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    url: new URL(url ?? canonical ?? location.href.replace(/#.*/, ''), document.baseURI).href,
    title: shareTitle ?? document.title,
    via: (via ?? siteVia ?? '').replace(/^@/, ''),
  };
}

/** Failures of clipboard and native share are only logged (SHARE-11). */
function logFailure(what: string, error: unknown) {
  console.warn(`<ap-share-bar> ${what}`, error);
  const message = `${what} failed`;
  const code = error instanceof Error ? error.name : 'error';
  registry().errors.record({
    tag: contract.tag,
    phase: 'render',
    code,
    type: 'script',
    message,
    text: message,
  });
}

export function useShareBar(props: Props) {
  const host = useHost();
  const emit = useEmit(contract);
  const siteVia = useStore(configStore(), ({ via }) => via);
  const isClub = useIsClub();
  // children are not sent to the networks: neither from the club nor with a child's account
  const isHidden = useUser(isChild) || isClub;
  useHidden(isHidden);
  const width = useWindowWidth();
  /** Times copied while the note is shown: each begins its time anew (SHARE-07). */
  const [copies, setCopies] = useState(0);
  const shared = sharedOf(props, siteVia);
  const isLive = props.variant === 'live';
  const isOpen = props.open && !isLive;
  const { part = [] } = usePart(() => import('./more.part.ts'), isOpen || isLive);

  // the address bar or the keyboard of a phone resize the window without changing its width (SHARE-09, SHARE-18)
  const [openedAt, setOpenedAt] = useState(width);
  useEffect(() => {
    if (width === openedAt) return;
    setOpenedAt(width);
    if (!host.hasAttribute('open')) return;
    host.removeAttribute('open');
    emit('ap-share-toggle', { open: false });
  }, [width, openedAt, host, emit]);

  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(() => setCopies(0), props.noteMs);
    return () => clearTimeout(timer);
  }, [copies, props.noteMs]);

  return {
    isHidden,
    shared,
    isOpen,
    /** What is shown beyond the networks that always are (SHARE-02, SHARE-04). */
    more: part.filter(({ id }) => isOpen || (isLive && id === 'telegram')),
    isCopied: copies > 0,
    /** One button of the phone's own instead of the links (SHARE-05, SHARE-16). */
    isNative: width < props.nativeBelow && typeof navigator.share === 'function',
    announce: (network: string) => emit('ap-share', { network, url: shared.url }),
    toggle() {
      emit('ap-share-toggle', { open: host.toggleAttribute('open') });
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(shared.url);
        setCopies((count) => count + 1);
        emit('ap-share', { network: 'copy', url: shared.url });
      } catch (error) {
        logFailure('copy', error);
      }
    },
    async shareNatively() {
      try {
        await navigator.share({ url: shared.url, title: shared.title });
        emit('ap-share', { network: 'native', url: shared.url });
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('share', error);
      }
    },
  };
}
