import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { usePart } from '../../src/element/use-part.ts';
import { bare } from '../../src/i18n/bare.ts';
import type { Municipality } from '../../src/places/places.types.ts';
import { texts as suggestTexts } from '../../src/ui/suggest.texts.ts';
import { SuggestField } from '../../src/ui/suggest-field.tsx';
import { useSuggestions } from '../../src/ui/use-suggestions.ts';
import styles from './weather.module.css';
import { texts as ownTexts } from './weather.texts.ts';

const none: readonly Municipality[] = [];

/**
 * Those of the three provinces, which are loaded when they are first wanted; none before, or where they cannot be had.
 *
 * @param onFail hears that they could not be had; not wanting them for a while and wanting them again tries again
 */
function useMunicipalities(enabled: boolean, onFail: () => void): readonly Municipality[] {
  const { part } = usePart(() => import('../../src/places/places.part.ts'), enabled, onFail);
  return part?.municipalities ?? none;
}

const all = { ...suggestTexts, ...ownTexts };
/** Maximum length of a text: no municipality has a longer name. */
const LONGEST = 100;

interface Props {
  given: readonly Municipality[];
  onChoose: (place: Municipality) => void;
}

/** Combobox to choose a municipality (WEA-20). The list is loaded with the first letter. */
export function ChoosePlace({ given, onChoose }: Props) {
  const texts = useTexts(all);
  const [needsList, setNeedsList] = useState(false);
  const [text, setText] = useState('');
  const embedded = useMunicipalities(needsList && given.length === 0, () => setNeedsList(false)); // until the next letter
  const places = given.length > 0 ? given : embedded;
  const names = useMemo(() => places.map(({ NOMBRE }) => NOMBRE), [places]);

  /** Enter was pressed before the list had loaded. */
  const isEntered = useRef(false);

  const choose = (name: string) => {
    isEntered.current = places.length === 0;
    const sought = bare(name.trim());
    const place = places.find(({ NOMBRE }) => bare(NOMBRE) === sought);
    if (!place) return;
    setText('');
    onChoose(place);
  };
  const chooseEntered = useEffectEvent(() => {
    if (isEntered.current) choose(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list comes
  useEffect(() => chooseEntered(), [places]);
  const suggestions = useSuggestions(names, choose);

  return (
    <div className={styles.choose}>
      <SuggestField
        label={texts['weather.choose']}
        value={text}
        longest={LONGEST}
        suggestions={suggestions}
        texts={texts}
        onWrite={(next) => {
          isEntered.current = false;
          setNeedsList(true);
          setText(next);
        }}
        onEnter={() => {
          suggestions.close();
          choose(text);
        }}
      />
    </div>
  );
}
