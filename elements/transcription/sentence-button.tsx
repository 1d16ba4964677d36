import { memo } from 'react';
import { AdjacentPortal } from '../../src/element/server-nodes.tsx';
import styles from './transcription.module.css';

interface Props {
  node: HTMLElement;
  label: string;
  /** Only one sentence is in the tab order; arrow keys move to the others. */
  isReached: boolean;
}

/** Button that is rendered in the node of a sentence. */
export const sentenceButton = (node: HTMLElement) =>
  node.querySelector<HTMLElement>(':scope > [data-ap-mount] > button');

/**
 * Button of a sentence for keyboards and screen readers; fingers press its text. The host handles both
 * (`use-sentences.ts`).
 */
export const SentenceButton = memo(({ node, label, isReached }: Props) => (
  <AdjacentPortal node={node} place="afterbegin">
    <button type="button" className={styles.sentence} aria-label={label} tabIndex={isReached ? 0 : -1} />
  </AdjacentPortal>
));
