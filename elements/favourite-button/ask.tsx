import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../../src/element/use-part.ts';
import type Ask from './ask.part.tsx';
import type { AskProps } from './ask.types.ts';

/** What is asked beside the button, loaded when there is something to ask: most buttons never do. */
export function FavouriteAsk(props: AskProps) {
  const { part: Loaded, hasFailed } = usePart<typeof Ask>('favourite-button/ask', true);
  const giveUp = useEffectEvent(props.favourite.giveUp);
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return Loaded ? <Loaded {...props} /> : <span />;
}
