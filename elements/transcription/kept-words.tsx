import bin from 'virtual:icon/line/trash-2';
import { useEffect, useState } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './transcription.module.css';
import type { TranscriptionTexts } from './transcription.texts.ts';
import { type Word, wordsFile } from './word-list.ts';

interface Props {
  words: readonly Word[];
  texts: TranscriptionTexts;
  onForget(term: string): void;
  onClose(): void;
}

/** Object URL of the list as a file, revoked when the list changes. */
function useFile(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}

/** Moves the focus from the button of a removed word to the next one, else to the previous one, else to the end of the dialog. */
function passFocus(button: HTMLElement): void {
  const word = button.closest('li');
  const near = word?.nextElementSibling ?? word?.previousElementSibling;
  const buttons = near?.querySelectorAll('button') ?? word?.closest('dialog')?.querySelectorAll('button');
  [...(buttons ?? [])].at(-1)?.focus();
}

/** Saved words, to view and to download. They exist only in this page's memory (STOR-01). */
export function KeptWords({ words, texts, onForget, onClose }: Props) {
  const file = useFile(
    wordsFile(words, [
      texts['transcription.words-term'],
      texts['transcription.words-definition'],
      texts['transcription.words-sentence'],
    ]),
  );
  return (
    <Dialog title={texts['transcription.words-title']} onClose={onClose}>
      {words.length === 0 ? (
        <p>{texts['transcription.words-none']}</p>
      ) : (
        <ul className={styles.words}>
          {words.map(({ term, definition, sentence }) => (
            <li key={term}>
              <p>
                <b>{term}</b>
                {definition && <span>{definition}</span>}
                <i>{sentence}</i>
              </p>
              <Button
                quiet
                className={styles.icon}
                aria-label={fill(texts['transcription.forget'], { term })}
                onClick={({ currentTarget }) => {
                  passFocus(currentTarget);
                  onForget(term);
                }}
              >
                <Icon path={bin} line />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{texts['transcription.words-place']}</p>
      <div className={styles.actions}>
        {words.length > 0 && file && (
          <a className="ap-button" href={file} download={`${texts['transcription.words-file']}.csv`}>
            {texts['transcription.words-download']}
          </a>
        )}
        <Button quiet onClick={onClose}>
          {texts['transcription.close']}
        </Button>
      </div>
    </Dialog>
  );
}
