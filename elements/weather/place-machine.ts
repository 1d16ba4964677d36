import type { PlaceAnswer } from '../../src/api/weather.types.ts';

/** Parameters of the forecast call (WEA-19). */
export type Place = { ine: string } | { zip: string; name: string };
export type Source = 'cookie' | 'geo' | 'manual' | 'default';

/** Reason why the reader's press had no result. */
export type Notice = 'refused' | 'unclear' | 'outside' | 'unknown';

export interface PlaceState {
  /** Place of the forecast; undefined while the reader's position may still arrive. */
  place: Place | undefined;
  source: Source;
  /** Position request to the browser: by the widget once it is seen, or by a press (W-20). */
  locating: 'no' | 'when-seen' | 'now';
  /** Place to store in cookies once its forecast has arrived; never a fallback (WEA-21). */
  pending: KeptPlace | undefined;
  /** Place to store in cookies; undefined for one that the API does not know. */
  kept: KeptPlace | undefined;
  /** Last place with a forecast, restored after an unknown place. */
  last: { place: Place; source: Source } | undefined;
  /** The reader has asked for the position, and is told where there is none; all else is only logged (WEA-17). */
  isPressed: boolean;
  notice: Notice | undefined;
}

export interface KeptPlace {
  postalCode?: string | undefined;
  locationName?: string | undefined;
  ineCode?: string | undefined;
}

export interface PlaceSettings {
  ine: string | undefined;
  defaultIne: string;
  /** The position is requested without a press (WEA-26). */
  isAsking: boolean;
  cookies: KeptPlace;
}

export type PlaceEvent =
  | { type: 'begin'; settings: PlaceSettings }
  | { type: 'locate' }
  /** `mayKeep`: the geocoder permits that its answer is stored. */
  | { type: 'found'; answer: PlaceAnswer; mayKeep: boolean }
  | { type: 'lost'; why: Notice }
  | { type: 'choose'; ine: string; name: string }
  /** The forecast of a place has loaded. */
  | { type: 'loaded'; place: Place }
  /** The API does not know a place. */
  | { type: 'unknown'; place: Place };

const FALLBACK: Place = { ine: '46250' };
const regions = ['ES-A', 'ES-CS', 'ES-V'];

/** Checks for a province with forecasts (WEA-16). */
const isNear = (code: string | undefined): code is string => /^(?:03|12|46)\d{3}$/.test(code ?? '');

/** Uses the municipality code, or else postal code and name (WEA-19). */
function placeOf({ ineCode, postalCode, locationName }: KeptPlace): Place | undefined {
  if (isNear(ineCode)) return { ine: ineCode };
  return isNear(postalCode) && locationName ? { zip: postalCode, name: locationName } : undefined;
}

const fallbackOf = (code: string): Place => (isNear(code) ? { ine: code } : FALLBACK);

const settled = { locating: 'no', pending: undefined, kept: undefined, notice: undefined } as const;

/** Chooses the place in the order of WEA-19: the page's, the stored one, the reader's position, València. */
export function beginPlace({ ine, defaultIne, isAsking, cookies }: PlaceSettings): PlaceState {
  const begun = { ...settled, last: undefined, isPressed: false };
  if (isNear(ine)) return { ...begun, place: { ine }, source: 'default' };
  const known = placeOf(cookies);
  if (known) return { ...begun, place: known, source: 'cookie' };
  if (isAsking) return { ...begun, place: undefined, source: 'geo', locating: 'when-seen' };
  return { ...begun, place: fallbackOf(defaultIne), source: 'default' };
}

export const nextPlace =
  (defaultIne: string) =>
  (state: PlaceState, event: PlaceEvent): PlaceState => {
    switch (event.type) {
      case 'begin':
        return beginPlace(event.settings);
      case 'locate':
        return { ...state, locating: 'now', isPressed: true, notice: undefined };
      case 'choose': {
        const { ine, name } = event;
        const pending = { ineCode: ine, locationName: name };
        return { ...state, ...settled, place: { ine }, source: 'manual', pending };
      }
      case 'found': {
        const { answer, mayKeep } = event;
        const next = afterSearch(state, defaultIne, isIn(answer) ? 'unclear' : 'outside', answer);
        // an empty record deletes that of an earlier place, which the next page would show
        return mayKeep || !next.pending ? next : { ...next, pending: {} };
      }
      case 'lost':
        return afterSearch(state, defaultIne, event.why);
      case 'loaded': {
        const { place, source, pending, kept } = state;
        if (event.place !== place) return state;
        return { ...state, last: { place, source }, pending: undefined, kept: pending ?? kept };
      }
      case 'unknown':
        return event.place === state.place ? afterUnknown(state, defaultIne) : state;
    }
  };

/** @param why reason when there is no place */
function afterSearch(state: PlaceState, defaultIne: string, why: Notice, answer?: PlaceAnswer): PlaceState {
  // the reader has chosen a place meanwhile
  if (state.locating === 'no') return state;
  const place = answer && foundPlace(answer);
  if (place) return { ...state, ...settled, place, source: 'geo', pending: keptOf(answer) };
  const ended = { ...state, locating: 'no', notice: state.isPressed ? why : undefined } as const;
  return state.place ? ended : { ...ended, place: fallbackOf(defaultIne), source: 'default' };
}

/** Returns to the last place, or to the fallbacks in turn (WEA-04). Cookies of an unknown place are deleted. */
function afterUnknown(state: PlaceState, defaultIne: string): PlaceState {
  const { place, source, last, pending, isPressed } = state;
  const isFallback = source === 'default';
  const isTold = source === 'manual' || (source === 'geo' && isPressed);
  const next: PlaceState = {
    ...state,
    pending: undefined,
    kept: isFallback || pending ? undefined : {},
    notice: isTold ? 'unknown' : state.notice,
  };
  if (last && last.place !== place) return { ...next, ...last };
  const own = fallbackOf(defaultIne);
  if (!isFallback && !isSame(own, place)) return { ...next, place: own, source: 'default' };
  return isSame(FALLBACK, place) ? state : { ...next, place: FALLBACK, source: 'default' };
}

const isSame = (one: Place, other: Place | undefined) =>
  'ine' in one && other !== undefined && 'ine' in other && one.ine === other.ine;

const isIn = ({ region }: PlaceAnswer) => regions.includes(region);

/** Undefined outside the three regions (WEA-03). */
const foundPlace = (answer: PlaceAnswer) => (isIn(answer) ? placeOf(answer) : undefined);

const keptOf = ({ postalCode, locationName, ineCode }: PlaceAnswer): KeptPlace => ({
  postalCode,
  locationName,
  ineCode: isNear(ineCode) ? ineCode : undefined,
});
