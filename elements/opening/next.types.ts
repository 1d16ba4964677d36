import type { Emit } from '../../src/element/host.ts';
import type { texts } from './next.texts.ts';
import type { Cause, Chapter } from './next-machine.ts';
import type { contract } from './opening.element.ts';

export type NextTexts = Readonly<Record<keyof typeof texts, string>>;

/** How far the player has come with what is in it. */
export type Step = 'still' | 'playing' | 'ended';

/** What the part is given by what stands there before it. */
export interface NextProps {
  /** What the server's page is about. */
  first: Pick<Chapter, 'id' | 'bcId' | 'title' | 'downloadUrl'>;
  step: Step;
  /** What is chosen now. */
  isOn: boolean;
  /** Whether the next one is asked for at the end. */
  mayGoOn: () => boolean;
  /** Seconds of the countdown. */
  wait: number;
  /** What the player stands in. */
  place: HTMLElement;
  emit: Emit<typeof contract>;
  onShow(chapter: Chapter, cause: Cause): void;
}
