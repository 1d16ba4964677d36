import type { RefObject } from 'react';
import type { texts } from './poll.texts.ts';
import type { PollState } from './poll-state.ts';
import type { sendVote as SendVote } from './send-vote.ts';
import type { Start } from './start.ts';
import type { Vote } from './vote-machine.ts';

export type PollTexts = typeof texts;

/** A poll as its components are told of it, by `usePoll`. */
export interface Poll {
  state: PollState;
  vote: Vote;
  /** The start is still to come. */
  isScheduled: boolean;
  /** Start of the poll by the clock, once known. */
  start: Start | undefined;
  /** Sets the start that `followStart` reports. */
  setStart(start: Start): void;
  /** The server did not answer when it was last asked. */
  loadFailed: boolean;
  choose(optionId: string): void;
  press(): void;
  /** @param sendVote comes with the dialogs, which no vote is without */
  confirm(sendVote: typeof SendVote): Promise<void>;
  close(): void;
  retry(): void;
  /** The dialog's code could not be loaded. */
  giveUp(): void;
  /** Container of the options. */
  place: RefObject<HTMLDivElement | null>;
  /** Moves a lost focus to the options. */
  focusOptions(): void;
}
