import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ListEnd, saidOf } from '../../src/lists/list-end.tsx';
import { texts as listTexts } from '../../src/lists/lists.texts.ts';
import { contract } from './load-more.element.ts';
import './load-more.css';
import { texts as ownTexts } from './load-more.texts.ts';
import { useLoadMore } from './use-load-more.ts';

const all = { ...listTexts, ...ownTexts };

/** Renders the part below the cards, which are plain nodes of the list (src/lists/card-list.ts). */
export function LoadMore(props: ElementProps<typeof contract>) {
  const texts = useTexts(all);
  const host = useHost();
  const { next, step, failure, pages, count, isEmpty, end, press, passFocus } = useLoadMore(props);
  const reasons = {
    load: texts['list.error'],
    foreign: texts['load-more.foreign'],
    same: texts['load-more.same'],
  };
  return (
    <ListEnd
      texts={texts}
      end={end}
      hasMore={next !== null}
      isLoading={step === 'adding'}
      failure={failure ? reasons[failure] : undefined}
      isEmpty={isEmpty && !host.querySelector(':scope > [slot="empty"]')}
      said={saidOf(count, pages, next !== null, texts)}
      onMore={press}
      passFocus={passFocus}
      onRetry={failure === 'load' ? press : undefined}
    />
  );
}

export default defineElement(contract, LoadMore);
