import type { Command } from './player.types.ts';

const plays = (command: Command) => command.type === 'play' || (command.type === 'seek' && command.plays);

/** Tests for a command caused by a press, such as a jump to a cue point. */
export const isPressed = (command: Command): boolean =>
  command.type === 'play' ? command.isPressed : plays(command);

export interface Mailbox {
  send(command: Command): void;
  /** Sets the callback for a play command that arrives before the player is ready. */
  onWake(wake: (isPressed: boolean) => void): void;
  /** Sets the handler and passes it the pending commands. Returns a function that removes it. */
  listen(obey: (command: Command) => void): () => void;
  /** True if no pending command does anything else than play. */
  asksOnlyToPlay(): boolean;
  /** Cancels a command that has not run yet. */
  withdraw(command: Command): void;
  /** Drops pending commands: the next ones are for another player. */
  forget(): void;
}

/** Queues commands until the player's code has loaded. */
export function createMailbox(): Mailbox {
  let pending: Command[] = [];
  let listener: ((command: Command) => void) | undefined;
  let wake = (_isPressed: boolean) => {};
  return {
    send(command) {
      if (listener) return listener(command);
      pending.push(command);
      if (plays(command)) wake(isPressed(command));
    },
    onWake(tell) {
      wake = tell;
      if (pending.some(plays)) tell(pending.some(isPressed));
    },
    listen(obey) {
      listener = obey;
      for (const command of pending.splice(0)) obey(command);
      return () => {
        if (listener === obey) listener = undefined;
      };
    },
    asksOnlyToPlay: () => pending.every(({ type }) => type === 'play'),
    withdraw(command) {
      pending = pending.filter((one) => one !== command);
    },
    forget() {
      pending = [];
      listener = undefined;
      wake = () => {};
    },
  };
}
