import { memo } from 'react';
import { Beside } from '../../src/element/server-nodes.tsx';
import styles from './transcription.module.css';

interface Props {
  node: HTMLElement;
  label: string;
  /** Of all sentences one is reached by Tab; the arrows lead to the others. */
  isReached: boolean;
}

/** The one that is drawn in the node of a sentence. */
export const sentenceButton = (node: HTMLElement) =>
  node.querySelector<HTMLElement>(':scope > [data-ap-mount] > button');

/** What makes a sentence a button for keys and screen readers; a finger presses its text. The host hears both (`use-sentences.ts`). */
export const SentenceButton = memo(({ node, label, isReached }: Props) => (
  <Beside node={node} place="afterbegin">
    <button type="button" className={styles.sentence} aria-label={label} tabIndex={isReached ? 0 : -1} />
  </Beside>
));
