import type { RefObject } from 'react';
import type { texts } from './poll.texts.ts';
import type { PollState } from './poll-state.ts';
import type { sendVote as SendVote } from './send-vote.ts';
import type { Start } from './start.ts';
import type { VoteProgress } from './vote-machine.ts';

export type PollTexts = typeof texts;

/** Model that `usePoll` passes to the components. */
export interface Poll {
  state: PollState;
  vote: VoteProgress;
  /** The poll starts in the future. */
  isScheduled: boolean;
  /** Start of the poll by the clock; undefined until it is known. */
  start: Start | undefined;
  /** Sets the start that `followStart` reports. */
  setStart(start: Start): void;
  /** The last request failed. */
  loadFailed: boolean;
  choose(optionId: string): void;
  press(): void;
  /** @param sendVote loaded with the dialogs, since each vote needs one */
  confirm(sendVote: typeof SendVote): Promise<void>;
  close(): void;
  retry(): void;
  /** The dialog's code could not be loaded. */
  dialogFailed(): void;
  /** Container of the options. */
  optionsRef: RefObject<HTMLDivElement | null>;
  /** Moves a lost focus to the options. */
  focusOptions(): void;
}
