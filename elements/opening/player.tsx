import { createElement, type MouseEvent, type Ref } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
// reserves the space of the tag until it has fetched its styles
import '../../src/media/player-box.css';
import type { Chapter } from './next-machine.ts';
import type { contract } from './opening.element.ts';
import type { PlayerElement } from './use-press.ts';

type Told = 'ap-play' | 'ap-pause' | 'ap-ended';

interface Props extends Pick<ElementProps<typeof contract>, 'media' | 'vertical' | 'start' | 'duration'> {
  ref: Ref<PlayerElement>;
  poster: string | undefined;
  /** Chapter that replaced the one of the server's page. */
  chapter: Chapter | undefined;
  /** True if the reader has started the server's own player. */
  isServerUsed: boolean;
  isMuted: boolean;
  autoplay: boolean;
  href: string | undefined;
  /** Handles a press on the link that stands in for the player until its code has loaded. */
  onPress(event: MouseEvent): void;
  onStep(name: Told): void;
}

/** Renders `<ap-player>`, whose code the loader fetches. The block emits the player's events as its own. */
export function Player({ media, chapter, start, duration, href, onPress, onStep, ...given }: Props) {
  const { type, title, player } = media;
  const mediaTitle = chapter?.title ?? title;
  const tell = (name: Told) => (event: Event) => {
    event.stopPropagation();
    onStep(name);
  };
  return createElement(
    'ap-player',
    {
      ref: given.ref,
      type: type === 'audio' ? 'audio' : 'video',
      'bc-id': chapter?.bcId ?? player?.bcId,
      'bc-player': player?.bcPlayer,
      'bc-embed': player?.bcEmbed,
      'audio-track-language': player?.audioTrackLanguage,
      'media-title': mediaTitle,
      poster: chapter ? undefined : safeUrl(given.poster),
      // the start time is only valid for the first chapter
      start: chapter?.texts ? undefined : start,
      vertical: given.vertical,
      // the page is about it; of a live stream no duration is known, and its beginning would soon be old
      preload: (duration ?? player?.duration) ? 'auto' : 'metadata',
      muted: given.isMuted,
      autoplay: given.autoplay,
      'onap-play': tell('ap-play'),
      'onap-pause': tell('ap-pause'),
      'onap-ended': tell('ap-ended'),
    },
    <a hidden={given.isServerUsed} data-ap-press="" href={chapter?.url ?? href} onClick={onPress}>
      {mediaTitle}
    </a>,
    <div hidden={!given.isServerUsed}>
      <ServerContent name="player" />
    </div>,
  );
}
