import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { texts as suggestTexts } from '../../src/ui/suggest.texts.ts';
import { SuggestField } from '../../src/ui/suggest-field.tsx';
import { useSuggestions } from '../../src/ui/use-suggestions.ts';
import { contract } from './predictive-search.element.ts';
import { texts as ownTexts } from './predictive-search.texts.ts';
import { LONGEST, SeveralNames } from './several-names.tsx';
import { usePredictive } from './use-predictive.ts';

const all = { ...suggestTexts, ...ownTexts };

/** Field that suggests the names of a list, in place of the server's field (SRCH-06, SRCH-07, SRCH-13). */
export function PredictiveSearch(props: ElementProps<typeof contract>) {
  return props.multiple ? <SeveralNames {...props} /> : <OneName {...props} />;
}

function OneName(props: ElementProps<typeof contract>) {
  const { max, min, label, name, placeholder } = props;
  const texts = useTexts(all);
  const { names, text, write, commit, hidden } = usePredictive(props);
  const suggestions = useSuggestions(names, commit, { most: max, least: min });
  return (
    <>
      <SuggestField
        label={label ?? texts['predictive.label']}
        value={text}
        longest={LONGEST}
        placeholder={placeholder}
        suggestions={suggestions}
        texts={texts}
        onWrite={write}
        onEnter={() => commit()}
        onLeave={() => commit()}
      />
      {hidden !== undefined && <input type="hidden" name={name} value={hidden} />}
    </>
  );
}

export default defineElement(contract, PredictiveSearch);
