import { useState } from 'react';
import { parseUrl } from '../../src/content/safe-url.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { type DictionaryWord, wordOf } from './dictionary.ts';
import { contract } from './transcription.element.ts';

export interface OpenWord extends DictionaryWord {
  /** Sentence in which the word was pressed. */
  sentence: string;
}

const sentenceOf = (element: Element) =>
  (element.closest('[data-start]') ?? element.closest('p, li') ?? element).textContent
    ?.replace(/\s+/g, ' ')
    .trim() ?? '';

/** Pressed word, and a function that closes it. */
export function useDictionary(dictionaryBase: string | undefined): [OpenWord | undefined, () => void] {
  const host = useHost();
  const emit = useEmit(contract);
  const [open, setOpen] = useState<OpenWord>();
  const mayFrame = !useIsForChildren();
  const base = dictionaryBase === undefined ? undefined : parseUrl(dictionaryBase, ownBase())?.href;
  const whereabouts = { base, origin: ownOrigin(), mayFrame };
  const lookUp = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest('[data-dictionary], a[href]') : null;
    // a dialog rendered here has links of its own
    const isDrawn = host.contains(element?.closest('[data-ap-mount]') ?? null);
    const word = element && host.contains(element) && !isDrawn ? wordOf(element, whereabouts) : undefined;
    return element && word && { ...word, sentence: sentenceOf(element) };
  };
  const press = (event: Event) => {
    const word = lookUp(event.target);
    if (!word) return;
    event.preventDefault();
    if (emit('ap-dictionary-open', { term: word.term })) setOpen(word);
  };

  useListener<MouseEvent>(host, 'click', (event) => {
    if (isPlainPress(event)) press(event);
  });

  // marked words without a link become buttons
  const plain = useServerNodes('[data-dictionary]:not(a[href])');
  useNodeEdits(
    plain,
    (node, edits) => {
      if (!wordOf(node, whereabouts)) return;
      edits.attribute('role', 'button');
      edits.attribute('tabindex', '0');
      edits.listen('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') press(event);
      });
    },
    [base, mayFrame],
  );
  return [open, () => setOpen(undefined)];
}
