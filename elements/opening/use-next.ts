import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchNextContent } from '../../src/api/next-content.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { warnEditor } from '../../src/element/warn.ts';
import { recordError } from '../../src/errors/record-error.ts';
import { mayBeHeard } from '../../src/media/sounds.ts';
import { pageAddress } from '../../src/page/own-address.ts';
import { readDocument, setTitle } from '../../src/page/read-document.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import { titleInList } from './chapter-texts.tsx';
import type { NextProps } from './next.types.ts';
import { ForeignAddress, missingIn, nextChapter } from './next-chapter.ts';
import { type Chapter, nextShowing, type Showing, type ShowingEvent, showingOf } from './next-machine.ts';

/** Records a foreign address, without a message to the reader (PLAY-14). Other failures are recorded already. */
function log(error: unknown): void {
  if (!(error instanceof ForeignAddress)) return;
  const { message } = error;
  recordError({ tag: 'ap-opening', phase: 'http', code: 'origin', type: 'unauthorized', message });
}

/**
 * Shows the address and title of the current chapter in the browser (PLAY-10, PLAY-31). It replaces the history
 * entry, so that Back leads to the previous page.
 */
function showInWindow({ url, pageTitle }: Chapter): void {
  setPageAddress(url, 'replace');
  setTitle(pageTitle);
}

export interface NextModel {
  showing: Showing;
  tell(event: ShowingEvent): void;
}

/**
 * Current and next chapter; `nextShowing` decides the steps.
 * @param untitled name of a chapter without a title
 */
export function useNext(
  { first, step, isOn, mayGoOn, wait, emit, onShow }: NextProps,
  untitled: string,
): NextModel {
  const [start] = useState(
    (): Chapter => ({ ...first, url: pageAddress(), pageTitle: readDocument('title'), texts: null }),
  );
  const [showing, send] = useMachine(nextShowing, () => showingOf(start));
  const host = useHost();
  const asking = useRef<AbortController>(undefined);

  function tell(event: ShowingEvent) {
    const { before, after } = send(event);
    if (before.step === 'asking' && after.step !== 'asking') asking.current?.abort();
    if (after.step === 'asking' && before.step !== 'asking') ask(after.current);
    if (after.current === before.current) return;
    const { id, title, url, downloadUrl } = after.current;
    showInWindow(after.current);
    onShow(after.current, after.cause);
    emit('ap-autoplay-change', { id, title, url, downloadUrl });
  }

  async function ask(current: Chapter) {
    const own = new AbortController();
    const { signal } = own;
    asking.current = own;
    let next: Chapter | null = null;
    try {
      const [answer] = await Promise.all([fetchNextContent(current.id, signal), loadSanitiser()]);
      const missing = missingIn(answer);
      if (missing.length)
        warnEditor(host, `<ap-opening> next-content/${current.id}: falta ${missing.join(', ')}.`);
      next = nextChapter(current, answer, (url) => titleInList(host, url) || untitled);
    } catch (error) {
      log(error);
    }
    if (!signal.aborted) tell({ type: 'found', next, seconds: wait });
  }

  const follow = useEffectEvent(() => {
    if (step === 'playing') tell({ type: 'played' });
    if (step === 'ended' && mayGoOn()) tell({ type: 'ended' });
  });
  const stop = useEffectEvent(() => tell({ type: 'cancel' }));
  // a reader who starts another player is not interrupted by the next chapter
  useListener(document, 'ap-play', ({ target }) => {
    if (mayBeHeard(target) && !host.contains(target)) tell({ type: 'cancel' });
  });
  useEffect(() => {
    if (!isOn) stop();
  }, [isOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the player comes to another step
  useEffect(() => follow(), [step]);
  useEffect(() => () => asking.current?.abort(), []);

  return { showing, tell };
}
