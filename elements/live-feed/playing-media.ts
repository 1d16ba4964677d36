/**
 * Tracks media that play in the messages of a list. Removing them would stop playback; hiding them would leave sound
 * without a source. Listening avoids searching ten thousand messages.
 */
export class PlayingMedia {
  readonly #list: HTMLElement;
  readonly #media = new Set<HTMLMediaElement>();
  readonly #onPause: () => void;

  constructor(list: HTMLElement, onPause: () => void) {
    this.#list = list;
    this.#onPause = onPause;
    // server content may be playing already
    for (const media of list.querySelectorAll<HTMLMediaElement>('video, audio'))
      if (!media.paused) this.#media.add(media);
    list.addEventListener('play', this.#hear, true);
    list.addEventListener('pause', this.#hear, true);
  }

  in(node: HTMLElement): boolean {
    return [...this.#media].some((media) => !media.paused && node.contains(media));
  }

  /** A video is playing, which must not be moved away from the reader. */
  get isSeen(): boolean {
    return [...this.#media].some((media) => !media.paused && media instanceof HTMLVideoElement);
  }

  readonly #hear = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLMediaElement)) return;
    if (type === 'play') this.#media.add(target);
    else {
      this.#media.delete(target);
      this.#onPause();
    }
  };

  stop(): void {
    this.#list.removeEventListener('play', this.#hear, true);
    this.#list.removeEventListener('pause', this.#hear, true);
  }
}
