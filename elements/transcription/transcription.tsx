import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost, useHostAttribute } from '../../src/element/host.ts';
import { AdjacentPortal, useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { ListeningTools } from './listening-tools.tsx';
import { SearchField } from './search-field.tsx';
import { SentenceButton, sentenceButton } from './sentence-button.tsx';
import { readSentences, warnOfTimes } from './sentences.ts';
import { contract } from './transcription.element.ts';
import './found.css';
import styles from './transcription.module.css';
import { texts as ownTexts } from './transcription.texts.ts';
import { useDictionary } from './use-dictionary.ts';
import { useFollow } from './use-follow.ts';
import { useListening } from './use-listening.ts';
import { useSearch } from './use-search.ts';
import { useSentences } from './use-sentences.ts';
import { useText } from './use-text.ts';
import { forgetWord, hasWord, keepWord, type Word } from './word-list.ts';

/** Learning tools above the server's text, which stays in place. */
export function Transcription(props: ElementProps<typeof contract>) {
  const { player, dictionaryBase, collapsed } = props;
  const host = useHost();
  const texts = useTexts(ownTexts);
  useText(props);
  const details = useServerNodes(':scope > details');
  const [wasCollapsed] = useState(collapsed);
  useNodeEdits(
    details,
    (_node, edits) => collapsed !== wasCollapsed && edits.attribute('open', collapsed ? null : ''),
    [collapsed],
  );
  const text = useServerNodes(
    ':scope > :is(details, [data-ap-made]) > :not(summary, .ap-transcription-tags), :scope > :not(details, [data-ap-made], script, template, .ap-transcription-tags)',
  );

  const nodes = useServerNodes('[data-start]');
  const sentences = useMemo(() => readSentences(nodes), [nodes]);
  useEffect(() => warnOfTimes(host, nodes), [host, nodes]);
  const listening = useListening(player, sentences);
  const { sounding, isThere, isPlaying, goTo } = listening;
  const current = sentences[sounding]?.node;
  const { isFollowing, resume } = useFollow(current, isPlaying);
  const press = (sentence: number) => {
    goTo(sentence);
    resume();
  };
  const search = useSearch(text);
  const pressable = isThere ? sentences : [];
  useHostAttribute('data-ap-pressable', pressable.length > 0);
  const reached = useSentences(pressable, sounding, search.around, press);
  useNodeEdits(nodes, (node, edits) => node === current && edits.attribute('aria-current', 'true'), [
    current,
  ]);

  const [word, closeWord] = useDictionary(dictionaryBase);
  /** Null until a word is saved. Then the list's button stays, as a focus target even after the list is emptied. */
  const [kept, setKept] = useState<readonly Word[] | null>(null);
  const words = kept ?? [];
  const [isListOpen, setListOpen] = useState(false);
  const { part: Dialogs } = usePart(
    () => import('./dialogs.part.tsx'),
    isListOpen || word !== undefined,
    () => {
      // falls back to following the link
      if (word?.href) window.location.assign(word.href);
      closeWord();
    },
  );
  const [first] = text;

  return (
    <>
      {first && (
        <AdjacentPortal node={first} place="beforebegin">
          <div className={styles.looking}>
            <SearchField search={search} texts={texts} />
          </div>
          {pressable.length > 0 && <ListeningTools listening={listening} texts={texts} />}
        </AdjacentPortal>
      )}
      {pressable.map(({ node }, index) => (
        <SentenceButton
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what a sentence is
          key={index}
          node={node}
          label={fill(texts['transcription.listen-to'], { text: textOf(node) })}
          isReached={index === reached}
        />
      ))}
      {kept && (
        <p className={styles.kept}>
          <Button quiet className={styles.tool} onClick={() => setListOpen(true)}>
            {fill(texts['transcription.words'], { n: words.length })}
          </Button>
        </p>
      )}
      {isPlaying && !isFollowing && current && (
        <Button
          className={styles.follow}
          onClick={resume}
          passFocus={() => sentenceButton(current)?.focus({ preventScroll: true })}
        >
          {texts['transcription.follow']}
        </Button>
      )}
      {word && Dialogs && (
        <Dialogs.Definition
          word={word}
          isKept={hasWord(words, word.term)}
          texts={texts}
          onKeep={(added) => setKept((before) => keepWord(before ?? [], added))}
          onForget={() => setKept((before) => forgetWord(before ?? [], word.term))}
          onClose={closeWord}
        />
      )}
      {isListOpen && Dialogs && (
        <Dialogs.KeptWords
          words={words}
          texts={texts}
          onForget={(term) => setKept((before) => forgetWord(before ?? [], term))}
          onClose={() => setListOpen(false)}
        />
      )}
    </>
  );
}

const textOf = (node: HTMLElement) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export default defineElement(contract, Transcription);
