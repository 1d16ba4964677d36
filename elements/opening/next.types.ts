import type { Emit } from '../../src/element/host.ts';
import type { texts } from './next.texts.ts';
import type { Cause, Chapter } from './next-machine.ts';
import type { contract } from './opening.element.ts';

export type NextTexts = Readonly<Record<keyof typeof texts, string>>;

/** Playback step of the current chapter. */
export type Step = 'still' | 'playing' | 'ended';

/** Properties of the part. */
export interface NextProps {
  /** Chapter of the server's page. */
  first: Pick<Chapter, 'id' | 'bcId' | 'title' | 'downloadUrl'>;
  step: Step;
  /** Current setting of autoplay. */
  isOn: boolean;
  /** Tests at the end of a chapter whether the next one may be requested. */
  mayGoOn: () => boolean;
  /** Seconds of the countdown. */
  wait: number;
  /** Container of the player. */
  place: HTMLElement;
  emit: Emit<typeof contract>;
  onShow(chapter: Chapter, cause: Cause): void;
}
