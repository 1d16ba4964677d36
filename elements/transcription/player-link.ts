/** Methods of a player; missing until its code has loaded. */
interface Methods {
  seek(seconds: number): void;
  play(): void;
  pause(): void;
  setRate(rate: number): void;
}

export type PlayerElement = HTMLElement & Partial<Methods>;

/** Native media, if the player has no widget or it has not loaded yet. The widget will continue its playback. */
function ownMedia(player: PlayerElement): HTMLMediaElement | null {
  if (player instanceof HTMLMediaElement) return player;
  return player.seek ? null : player.querySelector<HTMLMediaElement>('audio, video');
}

function begin(media: HTMLMediaElement): void {
  // the browser itself shows a playback error
  media.play().catch(() => {});
}

/** Seeks and plays after a press of the reader. */
export function playFrom(player: PlayerElement, seconds: number): void {
  const media = ownMedia(player);
  if (media) {
    media.currentTime = seconds;
    begin(media);
    return;
  }
  player.seek?.(seconds);
  player.play?.();
}

export function setPlaying(player: PlayerElement, plays: boolean): void {
  const media = ownMedia(player);
  if (media && plays) begin(media);
  else if (plays) player.play?.();
  else (media ?? player).pause?.();
}

export function setRate(player: PlayerElement, rate: number): void {
  const media = ownMedia(player);
  if (media) media.playbackRate = rate;
  else player.setRate?.(rate);
}

/** Events of a player, whichever kind it is. */
export type PlayerNews =
  | { type: 'time'; seconds: number }
  | { type: 'plays' }
  | { type: 'paused' }
  | { type: 'ended' }
  | { type: 'rate'; rate: number };

/** Events of the tag, which bubble. */
export const tagEvents = 'ap-timeupdate ap-play ap-pause ap-ended';
/** Events of native media, which do not bubble and are captured. */
export const mediaEvents = 'timeupdate playing pause ended ratechange';

/** Player event of a DOM event; undefined for another player's. */
export function newsOf(event: Event, player: PlayerElement): PlayerNews | undefined {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !(player.contains(target) || target.contains(player)))
    return undefined;
  if (event.type.startsWith('ap-')) return tagNews(event as CustomEvent<{ seconds?: unknown } | null>);
  if (!(target instanceof HTMLMediaElement)) return undefined;
  // native events count only for the speed, which the tag does not report, and for native media
  if (event.type === 'ratechange') return { type: 'rate', rate: target.playbackRate };
  return ownMedia(player) === target ? mediaNews(event.type, target) : undefined;
}

function tagNews({ type, detail }: CustomEvent<{ seconds?: unknown } | null>): PlayerNews | undefined {
  if (type === 'ap-timeupdate') {
    const seconds = detail?.seconds;
    return typeof seconds === 'number' && Number.isFinite(seconds) ? { type: 'time', seconds } : undefined;
  }
  if (type === 'ap-play') return { type: 'plays' };
  return { type: type === 'ap-pause' ? 'paused' : 'ended' };
}

function mediaNews(type: string, media: HTMLMediaElement): PlayerNews {
  if (type === 'timeupdate') return { type: 'time', seconds: media.currentTime };
  if (type === 'playing') return { type: 'plays' };
  return { type: type === 'pause' ? 'paused' : 'ended' };
}
