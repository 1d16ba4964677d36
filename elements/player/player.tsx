import { createElement, useEffect, useState } from 'react';
import { configStore } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useExpose, useHost } from '../../src/element/host.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { useStore } from '../../src/storage/use-store.ts';
import { createMailbox } from './mailbox.ts';
import { OwnPlayer } from './own-player.tsx';
import { contract } from './player.element.ts';
import { texts as ownTexts } from './player.texts.ts';
import type { PlayerMedia } from './player.types.ts';
import { ProviderFrame } from './provider-frame.tsx';
import { usedServerMedia } from './server-media.ts';

interface Props {
  src?: string | undefined;
  mediaTitle?: string | undefined;
}

/** Third-party video: `<ap-social-embed>` makes no request before the reader agrees (BEY-20). */
function ThirdParty({ src, mediaTitle }: Props) {
  const texts = useTexts(ownTexts);
  const url = safeUrl(src);
  const title = mediaTitle || texts['player.third-party'];
  // a separate tag, fetched by the loader
  return createElement('ap-social-embed', { url }, <a href={url}>{title}</a>);
}

const loadable = [
  'type',
  'bcId',
  'bcPlayer',
  'bcEmbed',
  'account',
  'src',
  'poster',
  'vertical',
  'start',
  'end',
  'audioTrackLanguage',
  'mediaTitle',
] as const satisfies readonly (keyof PlayerMedia)[];

/** Checks for a command during a press, which then counts as pressed. */
const isPressed = () => navigator.userActivation?.isActive === true;

/** Tests for the page's first player, which events without a player id address (CUE-05). */
const isFirst = (host: HTMLElement) => document.querySelector(host.localName) === host;

type SeekEvent = CustomEvent<{ seconds?: unknown; playerId?: unknown } | null>;

export function Player(props: ElementProps<typeof contract>) {
  const host = useHost();
  const [mailbox] = useState(createMailbox);
  const [{ loads, hadFocus }, setLoaded] = useState({ loads: 0, hadFocus: false });
  const { videoProvider, videoAccount } = useStore(configStore(), (config) => config);

  const [methods] = useState(() => ({
    play: (isByPress = isPressed()) => mailbox.send({ type: 'play', isPressed: isByPress }),
    pause: () => mailbox.send({ type: 'pause' }),
    seek: (seconds: number) => mailbox.send({ type: 'seek', seconds, plays: false }),
    setRate(rate: number) {
      if (Number.isFinite(rate)) mailbox.send({ type: 'rate', rate: Math.min(Math.max(rate, 0.5), 2) });
    },
    load(media: PlayerMedia) {
      mailbox.forget();
      const element = host as unknown as Record<string, unknown>;
      for (const name of loadable) element[name] = media[name] ?? null;
      const hadFocus = host.contains(document.activeElement);
      setLoaded(({ loads }) => ({ loads: loads + 1, hadFocus }));
    },
  }));
  useExpose('play', methods.play);
  useExpose('pause', methods.pause);
  useExpose('seek', methods.seek);
  useExpose('setRate', methods.setRate);
  useExpose('load', methods.load);
  useExpose('currentTime', 0);

  useListener<SeekEvent>(document, 'ap-seek', ({ detail }) => {
    const { seconds, playerId } = detail ?? {};
    // the id may be that of the surrounding block
    const isMine =
      playerId === undefined || playerId === null
        ? isFirst(host)
        : host.closest(`#${CSS.escape(String(playerId))}`) !== null;
    if (isMine && typeof seconds === 'number' && Number.isFinite(seconds))
      mailbox.send({ type: 'seek', seconds: Math.max(0, seconds), plays: true });
  });
  useListener(document, 'ap-pause-request', () => mailbox.send({ type: 'pause' }));

  const { type, bcId, src, autoplay } = props;
  // remounts for other media, so that no state carries over
  const key = [loads, type, bcId, src].join(' ');
  const [firstKey] = useState(key);
  // a frame cannot continue it
  const [isServerUsed] = useState(() => usedServerMedia(host) !== undefined);
  const written = useServerNodes(':is(video, audio)');
  const hasMedia = Boolean(bcId || src || written.length > 0);
  // media that the page sets later replaces the server's
  const [hasHadMedia, setHasHadMedia] = useState(hasMedia);
  if (hasMedia && !hasHadMedia) setHasHadMedia(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each media anew
  useEffect(() => {
    if (autoplay) methods.play();
  }, [methods, autoplay, key]);

  if (!hasMedia && !hasHadMedia) return null;
  if (type === 'videoEmbed') return <ThirdParty key={key} {...props} />;
  // without an account there is no frame: the own player tells the editor and the reader so
  const hasFrame =
    videoProvider === 'frame' &&
    Boolean(props.account || videoAccount) &&
    !(isServerUsed && key === firstKey);
  return hasFrame && bcId && !src ? (
    <ProviderFrame key={key} props={props} bcId={bcId} mailbox={mailbox} isFirst={() => isFirst(host)} />
  ) : (
    <OwnPlayer
      key={key}
      props={props}
      mailbox={mailbox}
      isFirst={() => isFirst(host)}
      mayTakeOver={key === firstKey}
      hadFocus={hadFocus}
    />
  );
}

export default defineElement(contract, Player);
