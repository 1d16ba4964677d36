import { useRef, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchFragment } from '../../src/api/fragment.ts';
import { Html, partOf } from '../../src/content/html.tsx';
import { loadSanitiser, sanitise } from '../../src/content/sanitise.ts';
import { useResource } from '../../src/element/use-resource.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { NewWindow } from '../../src/ui/new-window.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import styles from './transcription.module.css';
import type { TranscriptionTexts } from './transcription.texts.ts';
import type { OpenWord } from './use-dictionary.ts';
import type { Word } from './word-list.ts';

/** Selectors of the definition in a dictionary page, by priority. */
const DEFINITION = ['.ap-definition', 'article'];

interface Found {
  html: string;
  text: string;
}

class NoWord extends Error {}

/** @throws {NoWord} when the dictionary has no such word */
async function find(url: string, signal: AbortSignal): Promise<Found> {
  try {
    const [page] = await Promise.all([fetchFragment(url, signal), loadSanitiser()]);
    return {
      html: page,
      text: partOf(sanitise(page), DEFINITION).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    };
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? new NoWord() : error;
  }
}

interface Props {
  word: OpenWord;
  isKept: boolean;
  texts: TranscriptionTexts;
  onKeep(word: Word): void;
  onForget(): void;
  onClose(): void;
}

/** Word with its definition, which can be saved (TRANS-02, TRANS-03). */
export function Definition({ word, isKept, texts, onKeep, onForget, onClose }: Props) {
  const { term, href, from, sentence } = word;
  const place = useRef<HTMLDivElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  const page = useResource(
    from.type === 'page' ? from.url : null,
    (signal) => find(from.type === 'page' ? from.url : '', signal),
    { onFail: (error) => setUnknown(error instanceof NoWord) },
  );
  const known = from.type === 'embedded' ? from.definition : (page.data?.text ?? '');

  function keep() {
    if (isKept) onForget();
    else if (page.status !== 'loading') onKeep({ term, definition: known, sentence });
  }

  return (
    <Dialog title={term} onClose={onClose}>
      <div className={styles.definition} ref={place} tabIndex={-1} aria-busy={page.status === 'loading'}>
        {from.type === 'embedded' && <p>{from.definition}</p>}
        {from.type === 'frame' && (
          <iframe
            className={styles.frame}
            src={from.url}
            title={fill(texts['transcription.dictionary-frame'], { term })}
            // a third-party page must not control ours, nor learn its address
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        )}
        {page.status === 'loading' && !page.isRetrying && (
          <p role="status">{texts['transcription.dictionary-loading']}</p>
        )}
        {page.data && <Html html={page.data.html} within={DEFINITION} />}
        {page.status === 'failed' && isUnknown && <Alert>{texts['transcription.dictionary-none']}</Alert>}
        {(page.isRetrying || (page.status === 'failed' && !isUnknown)) && (
          <Retry
            text={texts['transcription.dictionary-failed']}
            label={texts['transcription.dictionary-retry']}
            isRetrying={page.isRetrying}
            onRetry={page.retry}
            passFocus={() => place.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      <div className={styles.actions}>
        <Button quiet isBusy={page.status === 'loading'} onClick={keep}>
          {texts[isKept ? 'transcription.kept' : 'transcription.keep']}
        </Button>
        <Button quiet onClick={onClose}>
          {texts['transcription.close']}
        </Button>
        {href && !isUnknown && (
          // a new tab, since leaving the lesson would lose the saved words
          <a href={href} className={styles.page} target="_blank" rel="noopener">
            {texts['transcription.dictionary-page']}
            <NewWindow />
          </a>
        )}
      </div>
    </Dialog>
  );
}
