import { useCallback, useRef, useState } from 'react';

/**
 * State that changes only by events: `next` is a pure function, tested without a browser. Unlike `useReducer` it
 * returns the result of an event at once, so that two presses in one go are handled one after the other.
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
