import { useEffect, useEffectEvent } from 'react';
import { type Intent, takeIntent } from './intent.ts';
import { session } from './session.ts';

type WithId = Extract<Intent, { id: string }>;

/** Calls back once with the action that a user wanted here before logging in, in whatever tab (BEY-08). */
export function useLoginIntent<K extends WithId['kind']>(
  kind: K,
  id: string,
  onIntent: (intent: Extract<WithId, { kind: K }>) => void,
): void {
  const hand = useEffectEvent(onIntent);
  useEffect(() => {
    const { store } = session();
    const look = () => {
      const intent = store.getState().user && takeIntent(kind, id);
      if (intent) hand(intent as Extract<WithId, { kind: K }>);
    };
    look();
    return store.subscribe(look);
  }, [kind, id]);
}
