import { type RefObject, useLayoutEffect } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { useHost } from '../../src/element/host.ts';
import type { CardList } from '../../src/lists/card-list.ts';
import { texts as ownTexts } from './index.texts.ts';

/** Holds the link from a page inside a list to its beginning. */
export const START = '[data-list-start]';

/**
 * Links to the beginning of a list that begins further on, where no link of the server to it is shown.
 *
 * @param href of the beginning; undefined where the list begins there
 */
export function useStartLink(list: RefObject<CardList | undefined>, href: string | undefined): void {
  const host = useHost();
  const label = useTexts(ownTexts)['index.start'];
  useLayoutEffect(() => {
    if (href === undefined || host.querySelector(`${START}:not([hidden])`)) return;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    const made = document.createElement('p');
    made.dataset.listStart = '';
    made.dataset.apMade = '';
    made.append(link);
    list.current?.element.before(made);
    return () => made.remove();
  }, [host, list, href, label]);
}
