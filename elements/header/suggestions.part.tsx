import { useTexts } from '../../src/config/use-texts.ts';
import { AdjacentPortal, useNodeEdits } from '../../src/element/server-nodes.tsx';
import { texts as suggestTexts } from '../../src/ui/suggest.texts.ts';
import { SuggestionList } from '../../src/ui/suggestion-list.tsx';
import { useSuggestions } from '../../src/ui/use-suggestions.ts';
import styles from './suggestions.module.css';
import { texts as ownTexts } from './suggestions.texts.ts';

interface SuggestionsProps {
  /** The server's search form. Its field stays editable, so that no suggestion has to be chosen. */
  form: HTMLElement;
  fields: readonly HTMLElement[];
  suggestions: unknown;
  onChoose: (field: HTMLInputElement) => void;
}

const all = { ...suggestTexts, ...ownTexts };

/** Reads names from the page's data: texts, or items of lists. */
function readNames(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  const names = data.map((one: unknown) => (one as { name?: unknown } | null)?.name ?? one);
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name.trim() !== ''))];
}

/** Proposes texts while something is typed (SRCH-13), as a combobox: the focus stays in the field. */
export default function Suggestions({ form, fields, suggestions: given, onChoose }: SuggestionsProps) {
  const texts = useTexts(all);
  const suggestions = useSuggestions(readNames(given), (name) => {
    const field = fields[0] as HTMLInputElement | undefined;
    if (!field) return;
    field.value = name;
    onChoose(field);
  });
  const { id, isOpen, active, optionId, show, onKey } = suggestions;

  useNodeEdits(
    fields,
    (node, { attribute, listen }) => {
      attribute('role', 'combobox');
      attribute('aria-autocomplete', 'list');
      attribute('aria-controls', id);
      listen('input', () => show((node as HTMLInputElement).value));
      listen('keydown', onKey);
    },
    [id],
  );
  useNodeEdits(
    fields,
    (_node, { attribute }) => {
      attribute('aria-expanded', String(isOpen));
      attribute('aria-activedescendant', isOpen && active >= 0 ? optionId(active) : null);
    },
    [isOpen, active],
  );

  return (
    <AdjacentPortal node={form} place="beforeend">
      <SuggestionList
        suggestions={suggestions}
        texts={{ ...texts, 'suggest.list': texts['header.suggestions'] }}
        className={styles.list}
      />
    </AdjacentPortal>
  );
}
