import type { RefObject } from 'react';
import type { texts } from './poll.texts.ts';
import type { PollState } from './poll-state.ts';
import type { StoredPoll } from './polls-store.ts';
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
  /** Start by the server's clock; undefined until its code has loaded. */
  start: Start | undefined;
  /** Sets the start that `followStart` reports. */
  setStart(start: Start): void;
  /** Failure of the last request. */
  failure: StoredPoll['failure'];
  choose(optionId: string): void;
  press(): void;
  /** @param sendVote passed in because it is in the chunk of the dialogs, which every vote needs */
  confirm(sendVote: typeof SendVote): Promise<void>;
  close(): void;
  retry(): void;
  /** The dialog's code could not be loaded. */
  dialogFailed(): void;
  /** Container of the options. */
  optionsRef: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the options. */
  focusOptions(): void;
}
