import { useEffect, useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { nextIndex } from '../../src/ui/next-index.ts';
import { sentenceButton } from './sentence-button.tsx';
import type { Sentence } from './sentences.ts';

const keys: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/**
 * Handles presses on sentences: on their text, or on the button in each. Tab reaches one of the buttons; arrow keys
 * move to the others.
 * @param found sentence with the current search match, which Tab reaches instead
 * @returns index of the sentence that Tab reaches
 */
export function useSentences(
  sentences: readonly Sentence[],
  sounding: number,
  found: HTMLElement | undefined,
  onPress: (sentence: number) => void,
): number {
  const host = useHost();
  const [reached, setReached] = useState<HTMLElement>();
  const indexOf = (target: EventTarget | null) => {
    const node = target instanceof Element ? target.closest('[data-start]') : null;
    return sentences.findIndex((sentence) => sentence.node === node);
  };
  const buttonOf = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    target.matches('[data-ap-mount="beside"] > button') &&
    indexOf(target) >= 0
      ? target
      : null;

  useListener<MouseEvent>(host, 'click', (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.defaultPrevented || event.button !== 0) return;
    const control = (event.target as Element).closest('a, button, input, [role="button"]');
    // selecting words to copy is no press
    const isMarking = !control && getSelection()?.isCollapsed === false;
    if (!isMarking && (!control || buttonOf(control))) onPress(index);
  });
  useListener<FocusEvent>(host, 'focusin', ({ target }) => {
    if (buttonOf(target)) setReached(sentences[indexOf(target)]?.node);
  });
  useListener<KeyboardEvent>(host, 'keydown', (event) => {
    if (!buttonOf(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextIndex(keys[event.key] ?? event.key, indexOf(event.target), sentences.length);
    if (next === undefined) return;
    event.preventDefault();
    const found = sentences[next];
    if (found) sentenceButton(found.node)?.focus();
  });

  useEffect(() => {
    if (found) setReached(found);
  }, [found]);

  const kept = sentences.findIndex(({ node }) => node === reached);
  return kept >= 0 ? kept : Math.max(sounding, 0);
}
