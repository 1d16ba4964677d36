import type { Filled, Owner, Registered, Step } from './club-registration.types.ts';

export type Status = 'idle' | 'waiting' | 'success' | 'error';

/** State of a registration. All of it stays in this page's memory (CLUB-38). */
export interface Wizard {
  step: Step;
  /** Lowest step of this visit. The page's own history entry stands for it. */
  start: Step;
  /** Adult that the data belong to, after a login. */
  owner: Owner | null;
  filled: Filled | null;
  registered: Registered | null;
  isDirty: boolean;
  status: Status;
  /** Number of restarts. The form of step 2 is a new one after each. */
  round: number;
  /** Grows with each change of step and each restart, so that a check from before leads nowhere. */
  turn: number;
  /** Another adult than before has logged in. */
  isOtherOwner: boolean;
  /** Request of a first attempt with an unknown outcome. */
  unclear: string | undefined;
}

export type WizardEvent =
  | { type: 'go'; to: Step }
  /** The page writes the attribute: it may only lead back. */
  | { type: 'ask'; to: number }
  /** Back and Forward of the browser. A step is missing in entries that another visit or the page made. */
  | { type: 'history'; target: Step | undefined }
  /** Step 2 is valid. */
  | { type: 'checked'; filled: Filled; turn: number }
  | { type: 'owner'; owner: Owner }
  /** The server does not know the session that the wizard began with. */
  | { type: 'no-session' }
  | { type: 'leave-account' }
  | { type: 'dirty'; isDirty: boolean }
  | { type: 'status'; status: Status }
  | { type: 'unclear'; request: string }
  | { type: 'registered'; registered: Registered };

export const beginWizard = (start: Step): Wizard => ({
  step: start,
  start,
  owner: null,
  filled: null,
  registered: null,
  isDirty: false,
  status: 'idle',
  round: 0,
  turn: 0,
  isOtherOwner: false,
  unclear: undefined,
});

const lowest = ({ owner }: Wizard): Step => (owner ? 2 : 1);

/** The next state of a registration. An event that means nothing now changes nothing. */
export function nextWizard(wizard: Wizard, event: WizardEvent): Wizard {
  const { step, start, owner, isDirty, status } = wizard;
  switch (event.type) {
    case 'go':
      return move(wizard, event.to);
    case 'ask': {
      const isBack = event.to >= lowest(wizard) && event.to < step;
      return isBack && step < 4 && status !== 'waiting' ? move(wizard, event.to as Step) : wizard;
    }
    case 'history': {
      const answer = answerHistory(wizard, event.target);
      return typeof answer === 'number' ? move(wizard, answer) : wizard;
    }
    case 'checked':
      return event.turn === wizard.turn ? { ...move(wizard, 3), filled: event.filled } : wizard;
    case 'owner':
      if (wizard.registered) return { ...wizard, owner: event.owner };
      return {
        ...(owner ? restart(wizard, 2) : move(wizard, 2)),
        owner: event.owner,
        isOtherOwner: owner !== null,
      };
    case 'no-session':
      return step === 2 && start === 2 && !isDirty ? move(wizard, 1) : wizard;
    case 'leave-account':
      return { ...restart(wizard, 1), owner: null };
    case 'dirty':
      return event.isDirty === isDirty ? wizard : { ...wizard, isDirty: event.isDirty };
    case 'status':
      return { ...wizard, status: event.status };
    case 'unclear':
      return { ...wizard, unclear: wizard.unclear ?? event.request };
    case 'registered':
      return { ...move(wizard, 4), filled: null, isDirty: false, registered: event.registered };
  }
}

/** Answer to Back or Forward: a step, a check of step 2 before the summary, or the move of the history that undoes it. */
export function answerHistory(
  wizard: Wizard,
  target: Step | undefined,
): Step | 'check' | 'back' | 'forward' | null {
  const { step, start, status } = wizard;
  if (step === 4) return target ? 'back' : null;
  const to = Math.max(target ?? start, lowest(wizard)) as Step;
  if (status === 'waiting' && to < step) return 'forward';
  if (to < step || to === 2) return to;
  return to === 3 && step === 2 ? 'check' : null;
}

function move(wizard: Wizard, to: Step): Wizard {
  const { step, start, turn, status, isOtherOwner } = wizard;
  if (to === step) return wizard;
  return {
    ...wizard,
    step: to,
    start: to < start ? to : start,
    turn: turn + 1,
    status: to === 4 ? 'success' : to === 3 ? status : 'idle',
    isOtherOwner: isOtherOwner && to <= 2,
  };
}

function restart(wizard: Wizard, to: Step): Wizard {
  const { turn, round } = wizard;
  const blank = { filled: null, isDirty: false, unclear: undefined };
  return move({ ...wizard, ...blank, turn: turn + 1, round: round + 1 }, to);
}
