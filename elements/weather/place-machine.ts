import type { PlaceAnswer } from '../../src/api/weather.types.ts';

/** By which call its weather is asked for (WEA-19). */
export type Place = { ine: string } | { zip: string; name: string };
export type Source = 'cookie' | 'geo' | 'manual' | 'default';

export interface PlaceState {
  /** Whose weather is shown; none as long as it may still be where the reader is. */
  place: Place | undefined;
  source: Source;
  /** The browser is being asked: by the widget when it is seen, or by a press of the reader (W-20). */
  locating: 'no' | 'when-seen' | 'now';
  /** What cookies are to keep; a fallback never is (WEA-21). */
  kept: KeptPlace | undefined;
}

export interface KeptPlace {
  postalCode?: string | undefined;
  locationName?: string | undefined;
  ineCode?: string | undefined;
}

export interface PlaceSettings {
  ine: string | undefined;
  defaultIne: string;
  /** The position is asked for without a press (WEA-26). */
  isAsking: boolean;
  cookies: KeptPlace;
}

export type PlaceEvent =
  | { type: 'begin'; settings: PlaceSettings }
  | { type: 'locate' }
  | { type: 'found'; answer: PlaceAnswer }
  | { type: 'lost' }
  | { type: 'choose'; ine: string; name: string };

const FALLBACK = '46250';
const regions = ['ES-A', 'ES-CS', 'ES-V'];

/** Of the provinces that there is weather of (WEA-16). */
const isNear = (code: string | undefined): code is string => /^(?:03|12|46)\d{3}$/.test(code ?? '');

/** A municipality by its own code, else by postal code and name (WEA-19). */
function placeOf({ ineCode, postalCode, locationName }: KeptPlace): Place | undefined {
  if (isNear(ineCode)) return { ine: ineCode };
  return isNear(postalCode) && locationName ? { zip: postalCode, name: locationName } : undefined;
}

const fallbackOf = (code: string): Place => ({ ine: isNear(code) ? code : FALLBACK });

/** The order of WEA-19: the page's own, what is kept, where the reader is, and València. */
export function beginPlace({ ine, defaultIne, isAsking, cookies }: PlaceSettings): PlaceState {
  const settled = { locating: 'no', kept: undefined } as const;
  if (isNear(ine)) return { place: { ine }, source: 'default', ...settled };
  const known = placeOf(cookies);
  if (known) return { place: known, source: 'cookie', ...settled };
  if (isAsking) return { place: undefined, source: 'geo', locating: 'when-seen', kept: undefined };
  return { place: fallbackOf(defaultIne), source: 'default', ...settled };
}

export const nextPlace =
  (defaultIne: string) =>
  (state: PlaceState, event: PlaceEvent): PlaceState => {
    if (event.type === 'begin') return beginPlace(event.settings);
    if (event.type === 'locate') return { ...state, locating: 'now' };
    if (event.type === 'choose') {
      const { ine, name } = event;
      const kept = { ineCode: ine, locationName: name };
      return { place: { ine }, source: 'manual', locating: 'no', kept };
    }
    // who has chosen meanwhile is not taken elsewhere
    if (state.locating === 'no') return state;
    const place = event.type === 'found' ? foundPlace(event.answer) : undefined;
    if (place && event.type === 'found')
      return { place, source: 'geo', locating: 'no', kept: keptOf(event.answer) };
    if (state.place) return { ...state, locating: 'no' };
    return { place: fallbackOf(defaultIne), source: 'default', locating: 'no', kept: undefined };
  };

/** None outside the three regions (WEA-03). */
const foundPlace = (answer: PlaceAnswer) => (regions.includes(answer.region) ? placeOf(answer) : undefined);

const keptOf = ({ postalCode, locationName, ineCode }: PlaceAnswer): KeptPlace => ({
  postalCode,
  locationName,
  ineCode: isNear(ineCode) ? ineCode : undefined,
});
