import { useLayoutEffect } from 'react';
import { editsOf } from '../element/node-edits.ts';

/** Hides server content of a host for as long as the widget replaces it. */
export function useHiddenNodes(host: HTMLElement, selector: string, isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const nodes = [...host.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
    );
    const all = nodes.map((node) => {
      const edits = editsOf(node);
      edits.attribute('hidden', '');
      return edits;
    });
    return () => {
      for (const { undo } of all) undo();
    };
  }, [host, selector, isHidden]);
}
