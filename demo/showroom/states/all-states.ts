import { loginStates } from './login.ts';
import { pollStates } from './poll.ts';
import { shareBarStates } from './share-bar.ts';
import { showroomStates } from './showroom.ts';
import type { State } from './state.types.ts';
import { timeStates } from './time.ts';

/** The states of every tag that shows something. */
export const statesByTag: Readonly<Record<string, readonly State[]>> = {
  'ap-login': loginStates,
  'ap-poll': pollStates,
  'ap-share-bar': shareBarStates,
  'ap-showroom': showroomStates,
  'ap-time': timeStates,
};
