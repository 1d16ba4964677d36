import { useId, useLayoutEffect, useState } from 'react';
import { withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { useHost } from '../../src/element/host.ts';
import { AdjacentPortal, useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { Alert } from '../../src/ui/alert.tsx';
import type { Suggestion } from './header.types.ts';
import { resultsAddress, searchedText } from './search.ts';
import { texts as ownTexts } from './search-form.texts.ts';

interface SearchFormProps {
  searchUrl: string;
  suggestions: readonly Suggestion[];
  onClose: () => void;
  /** Notifies the page. Returns false when the page does the search itself. */
  onSearch: (search: { text: string; url: string }) => boolean;
}

/**
 * Sets how far below the top of the window an open layer begins, which limits its height in panel.css. In this part,
 * since it is loaded with the first layer, also with the menu.
 */
function useLayerTop(): void {
  const host = useHost();
  useLayoutEffect(() => {
    const panel = host.querySelector('[open] > .ap-header-panel');
    if (panel) host.style.setProperty('--ap-header-top', `${panel.getBoundingClientRect().top}px`);
  });
  useLayoutEffect(() => () => void host.style.removeProperty('--ap-header-top'), [host]);
}

/** Validates the text of the server's form before a search leaves the page (HDR-16, HDR-17, VAL-01). */
export default function SearchForm({ searchUrl, suggestions, onClose, onSearch }: SearchFormProps) {
  useLayerTop();
  const texts = useTexts(ownTexts);
  const [form] = useServerNodes('[slot="search"] form');
  const fields = useServerNodes('[slot="search"] form input');
  const [isShort, setIsShort] = useState(false);
  const messageId = useId();
  const { part: Suggestions } = usePart(() => import('./suggestions.part.tsx'), suggestions.length > 0);

  const search = (field: HTMLInputElement) => {
    const text = searchedText(field.value);
    setIsShort(text === undefined);
    if (text === undefined) {
      field.focus();
      return;
    }
    const url = withBase(resultsAddress(searchUrl, text));
    if (!onSearch({ text, url })) return;
    onClose(); // otherwise it would be open after Back
    location.assign(url);
  };

  useNodeEdits(
    fields,
    (node, { attribute, listen }) => {
      const field = node as HTMLInputElement;
      attribute('aria-invalid', isShort ? 'true' : null);
      attribute('aria-describedby', isShort ? messageId : null);
      listen('input', () => isShort && setIsShort(searchedText(field.value) === undefined));
    },
    [isShort],
  );
  useNodeEdits(
    form ? [form] : [],
    (node, { attribute, listen }) => {
      // the browser's own rules are for pages without the script
      attribute('novalidate', '');
      listen('submit', (event) => {
        event.preventDefault();
        search(node.querySelector('input') as HTMLInputElement);
      });
    },
    [searchUrl],
  );

  return (
    form && (
      <>
        {isShort && (
          <AdjacentPortal node={form} place="beforeend">
            <Alert id={messageId}>{texts['search.error']}</Alert>
          </AdjacentPortal>
        )}
        {Suggestions && <Suggestions {...{ form, fields, suggestions }} onChoose={search} />}
      </>
    )
  );
}
