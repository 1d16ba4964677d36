import { type KeyboardEvent, useId, useLayoutEffect } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { AdjacentPortal, useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useHidden } from '../../src/element/use-hidden.ts';
import { enabledLists, shownTab, tabAfter } from './choose-tab.ts';
import { contract } from './most-read.element.ts';
import styles from './most-read.module.css';
import { texts as ownTexts } from './most-read.texts.ts';
import type { ListName } from './most-read.types.ts';

/** ARIA tabs for the server's lists, which stay in place; one of them is shown. */
export function MostRead({ tab }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const id = useId();
  const panels = useServerNodes(':scope > [slot]');
  const titles = useServerNodes(':scope > [slot] > :is(h2, h3, h4, h5, h6)');
  const items = useServerNodes(':scope > [slot] li');
  const [heading] = useServerNodes(':scope > :is(h2, h3, h4, h5, h6)');

  const filled = new Set(items.map((item) => item.closest('[slot]')?.slot ?? ''));
  const enabled = enabledLists(filled);
  const shown = shownTab(tab, enabled);
  const tabId = (name: string) => `${id}-tab-${name}`;
  const panelId = (name: string) => `${id}-list-${name}`;

  useHidden(enabled.length === 0);
  useNodeEdits(
    panels,
    ({ slot }, edits) => {
      edits.attribute('id', panelId(slot));
      edits.attribute('role', 'tabpanel');
      edits.attribute('aria-labelledby', tabId(slot));
      edits.attribute('hidden', slot === shown ? null : '');
    },
    [shown],
  );
  // the tab already has this title
  useNodeEdits(titles, (_title, edits) => edits.attribute('hidden', ''), []);
  useLayoutEffect(() => {
    if (shown && host.getAttribute('tab') !== shown) host.setAttribute('tab', shown);
  }, [host, shown]);

  const choose = (name: ListName) => {
    if (name === shown) return;
    host.setAttribute('tab', name);
    emit('ap-tab-change', { tab: name });
  };
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      shown && !event.ctrlKey && !event.metaKey && !event.altKey && tabAfter(event.key, shown, enabled);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(next))}`)?.focus();
    choose(next);
  };

  const [first] = panels;
  return (
    first && (
      <AdjacentPortal key={first.slot} node={first} place="beforebegin">
        <div
          className={styles.tabs}
          role="tablist"
          aria-label={heading?.textContent?.trim() || texts['most-read.label']}
          onKeyDown={go}
        >
          {enabled.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              className={styles.tab}
              aria-selected={name === shown}
              aria-controls={panelId(name)}
              tabIndex={name === shown ? 0 : -1}
              onClick={() => choose(name)}
            >
              {texts[`most-read.${name}`]}
            </button>
          ))}
        </div>
      </AdjacentPortal>
    )
  );
}

export default defineElement(contract, MostRead);
