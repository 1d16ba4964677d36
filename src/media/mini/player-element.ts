import { pictureSource, seenSource } from '../../content/server-picture.ts';
import { whenSettled } from '../../element/when-settled.ts';
import type { MiniMedia } from './mini.types.ts';

/** Public interface of `<ap-player>`. */
export interface PlayerElement extends HTMLElement {
  /** @param isPressed true if called for a press of the user */
  play(isPressed: boolean): void;
  pause(): void;
  seek(seconds: number): void;
}

/** Media element of a player; null for a provider's frame, whose time is unknown. */
export const mediaElementOf = (player: Element): HTMLMediaElement | null =>
  player.querySelector<HTMLMediaElement>(':scope > [data-ap-mount] :is(video, audio)');

/** Media of a player by its attributes; the server's picture beside it counts as its poster. */
export function mediaOf(player: HTMLElement): MiniMedia {
  const said = (name: string) => player.getAttribute(name) || undefined;
  const placed = player.parentElement?.querySelector<HTMLImageElement>('[slot="poster"] img');
  return {
    type: (said('type') ?? 'video') as MiniMedia['type'],
    bcId: said('bc-id'),
    bcPlayer: said('bc-player'),
    bcEmbed: said('bc-embed'),
    account: said('account'),
    src: said('src'),
    poster: said('poster') ?? ((placed && (seenSource(placed) || pictureSource(placed))) || undefined),
    audioTrackLanguage: said('audio-track-language'),
    mediaTitle: said('media-title'),
  };
}

/** Longest duration of a recording, in seconds; longer means a live stream, which has no stored position. */
const LONGEST = 24 * 60 * 60;

/** Playback position; undefined for live streams. */
export const momentOf = ({ currentTime, duration }: HTMLMediaElement): number | undefined =>
  duration < LONGEST ? currentTime : undefined;

/** Resolves when the player's methods can be called. @throws when its code cannot be loaded */
export async function isReady(player: HTMLElement): Promise<void> {
  await whenSettled(player);
  if (player.dataset.apState !== 'ready') throw new Error('failed');
}
