import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { whenSettled } from '../../src/element/when-settled.ts';
import { findPlayer } from '../../src/media/find-player.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { canonicalLink, ownAddress, pageAddress } from '../../src/page/own-address.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { useSharing } from '../../src/ui/use-sharing.ts';
import { contract } from './cue-points.element.ts';
import { secondsOf, withTime } from './moment.ts';

const OURS = 'ap-player';
const MEDIA = 'video, audio';

/** Player id in an `ap-seek` event; null for the first player of the page. */
const playerIdOf = (player: Element | null): string | null =>
  player && player !== document.querySelector(OURS) ? player.id || null : null;

const mediaOf = (player: Element) =>
  player instanceof HTMLMediaElement ? player : player.querySelector<HTMLMediaElement>(MEDIA);

/** Tests whether our player is still loading and has no server media that could play meanwhile. */
const isComing = (player: Element | null): player is HTMLElement =>
  player instanceof HTMLElement &&
  player.matches(OURS) &&
  /waiting|loading/.test(player.dataset.apState ?? '') &&
  !mediaOf(player);

/**
 * Sees to it that a player goes to a second, where `ap-seek` alone does not: before its code has come, and where it is the
 * browser's own.
 * @returns whether somebody goes there; else the link does
 */
function goTo(player: Element | null, seconds: number): boolean {
  if (!player) return false;
  const isOurs = player.matches(OURS);
  if (isOurs && (player as HTMLElement).dataset.apState === 'ready') return true;
  const media = mediaOf(player);
  // a player of the page that is not ours listens to the event
  if (!media) return !isOurs;
  media.currentTime = seconds;
  media.play().catch(() => {}); // it says so itself
  return true;
}

export interface Moment {
  link: HTMLAnchorElement;
  seconds: number;
  name: string;
  /** Its own address. */
  url: string;
}

/** Second of a link to the content of this page. Other links, also to replaced content, are followed (PLAY-10). */
function momentOf(link: HTMLAnchorElement): number | undefined {
  const href = link.getAttribute('href') ?? '';
  return ownAddress(href).pathname === new URL(pageAddress()).pathname ? secondsOf(href) : undefined;
}

export function useCuePoints({ url, noteMs, nativeBelow, player }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const links = useServerNodes('a[href]') as readonly HTMLAnchorElement[];
  const isForChildren = useIsForChildren();
  const { isNative, copied, copy, shareNatively } = useSharing({
    noteMs,
    nativeBelow,
    onShared: (network, url) => emit('ap-share', { network, url }),
  });

  useListener<MouseEvent>(host, 'click', (event) => {
    const link = links.find((link) => link.contains(event.target as Node));
    const seconds = link && momentOf(link);
    if (!link || seconds === undefined || !isPlainPress(event)) return;
    const target = findPlayer(player);
    const playerId = playerIdOf(target);
    if (player && !playerId && target !== findPlayer(undefined))
      warnAttribute(host, 'player', player, 'un reproductor amb «id», com ara «#principal»');
    const seek = () => {
      emit('ap-seek', { seconds, playerId });
      return goTo(target, seconds);
    };
    if (isComing(target)) {
      event.preventDefault();
      target.scrollIntoView({ block: 'nearest' });
      whenSettled(target).then(() => seek() || location.assign(link.href));
    } else if (seek()) event.preventDefault();
  });

  const address = ownAddress(url ?? canonicalLink() ?? pageAddress()).href;
  const moments = links.flatMap((link): Moment[] => {
    const seconds = momentOf(link);
    const name = link.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    return seconds === undefined ? [] : [{ link, seconds, name, url: withTime(address, seconds) }];
  });
  return {
    /** Moments with a share button: none for children. */
    moments: isForChildren ? [] : moments,
    isNative,
    copied,
    share: ({ url, name }: Moment) =>
      isNative ? shareNatively(url, `${name} · ${readDocument('title')}`) : copy(url),
  };
}
