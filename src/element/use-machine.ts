import { useCallback, useRef, useState } from 'react';

/**
 * A state that changes by events alone: `next` is a pure function, tested without a browser. Unlike `useReducer` it says at once
 * what came of an event, so that two presses in one go are two events after each other.
 */
export function useMachine<State, Event>(
  next: (state: State, event: Event) => State,
  begin: () => State,
): [State, (event: Event) => { before: State; after: State }] {
  const [state, setState] = useState(begin);
  const current = useRef(state);
  const send = useCallback(
    (event: Event) => {
      const before = current.current;
      const after = next(before, event);
      current.current = after;
      setState(after);
      return { before, after };
    },
    [next],
  );
  return [state, send];
}
