import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { plural } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { ListEnd, saidOf } from '../../src/lists/list-end.tsx';
import { texts as listTexts } from '../../src/lists/lists.texts.ts';
import { contract } from './index.element.ts';
import './index.css';
import { texts as ownTexts } from './index.texts.ts';
import type { IndexState } from './index-machine.ts';
import { useIndex } from './use-index.ts';

const all = { ...listTexts, ...ownTexts };

/** Renders the part below the cards. The controls are the server's, and the cards plain nodes of its list. */
export function Index(props: ElementProps<typeof contract>) {
  const texts = useTexts(all);
  const host = useHost();
  const { end, isEmpty, notice, press, passFocus, ...state } = useIndex(props);
  const { step, cursor, failure, hasRestarted } = state;
  const hasOwnEmpty = Boolean(host.querySelector(':scope > [slot="empty"]'));
  return (
    <ListEnd
      texts={texts}
      end={end}
      hasMore={cursor !== null}
      isLoading={step !== 'idle' && step !== 'pausing'}
      failure={
        failure
          ? texts[failure === 'refused' ? 'index.refused' : 'list.error']
          : hasRestarted
            ? texts['index.restarted']
            : notice
      }
      isEmpty={isEmpty && !hasOwnEmpty}
      said={isEmpty ? texts['search.no-results'] : announcement(state, texts)}
      onMore={press}
      passFocus={passFocus}
      onRetry={failure && failure !== 'refused' ? press : undefined}
    />
  );
}

/** Announces each loaded page once. */
function announcement({ pages, count, cursor, step, round }: IndexState, texts: typeof all): string {
  if (step === 'settling' || step === 'searching') return texts['list.loading'];
  if (pages !== 1) return saidOf(count, pages, cursor !== null, texts);
  const text =
    cursor === null
      ? plural(count, texts['index.found-one'], texts['index.found-many'])
      : fill(texts['index.first'], { n: count });
  return round % 2 ? text : `${text}\u00a0`;
}

export default defineElement(contract, Index);
