import down from 'virtual:icon/line/chevron-down';
import up from 'virtual:icon/line/chevron-up';
import type { KeyboardEvent } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { isInputMethodKey } from '../../src/ui/input-method.ts';
import styles from './transcription.module.css';
import type { TranscriptionTexts } from './transcription.texts.ts';
import type { Search } from './use-search.ts';

interface Props {
  search: Search;
  texts: TranscriptionTexts;
}

/** Search field: Enter goes to the next match, Shift+Enter to the previous one, Escape ends the search. */
export function SearchField({ search, texts }: Props) {
  const { query, setQuery, count, index, step } = search;
  const hasQuery = query.trim() !== '';
  const found =
    count === 0
      ? texts['transcription.found-none']
      : fill(texts['transcription.found'], { i: index + 1, n: count });

  function onKeyDown(event: KeyboardEvent) {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Enter') {
      // must not submit a surrounding form
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
  }

  return (
    <search className={styles.search}>
      <input
        className={styles.field}
        type="search"
        aria-label={texts['transcription.search']}
        placeholder={texts['transcription.search']}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <output className={styles.found}>{hasQuery ? found : ''}</output>
      {count > 1 && (
        <>
          <Button
            quiet
            className={styles.icon}
            aria-label={texts['transcription.previous-found']}
            onClick={() => step(-1)}
          >
            <Icon path={up} line />
          </Button>
          <Button
            quiet
            className={styles.icon}
            aria-label={texts['transcription.next-found']}
            onClick={() => step(1)}
          >
            <Icon path={down} line />
          </Button>
        </>
      )}
    </search>
  );
}
