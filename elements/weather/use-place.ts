import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchPlaceAt } from '../../src/api/weather.ts';
import type { PlaceAnswer } from '../../src/api/weather.types.ts';
import { config } from '../../src/config/config.ts';
import { parseUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';
import { keepCookie, readCookie } from '../../src/session/cookie.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { beginPlace, type Notice, nextPlace, type PlaceEvent, type PlaceState } from './place-machine.ts';
import type { contract } from './weather.element.ts';

/** Position rounded to a hundredth of a degree; nothing finer leaves the browser (W-20). */
interface Position {
  latitude: number;
  longitude: number;
}

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** The browser gives no position. */
class PositionError extends Error {
  readonly isRefused: boolean;

  constructor({ code }: Pick<GeolocationPositionError, 'code'>) {
    super(`position ${code}`);
    this.isRefused = code === 1;
  }
}

/** Requests the position from the browser (WEA-01). @throws {PositionError} by refusal of reader, page or device */
function findPosition(maximumAge: number, timeout: number): Promise<Position> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: hundredths(coords.latitude), longitude: hundredths(coords.longitude) }),
      (error) => reject(new PositionError(error)),
      { maximumAge, timeout },
    );
  });
}

/** Nominatim alone has a public address that requires no key. */
const hasGeocoder = () => config().geocoderUrl !== undefined || config().geocoder === 'nominatim';

/** Tests for a geocoder of another site, which gets a position only after a press (W-20). */
function isThirdParty(): boolean {
  const { geocoder, geocoderUrl = '' } = config();
  return geocoder !== undefined || parseUrl(geocoderUrl, ownBase())?.origin !== ownOrigin();
}

async function fetchPlace(position: Position, signal: AbortSignal): Promise<PlaceAnswer> {
  const { geocoder, geocoderUrl = '' } = config();
  if (!geocoder) return fetchPlaceAt(geocoderUrl, position, signal);
  const { default: findPlace } = await import('../../src/places/geocoder.part.ts');
  return findPlace(position, signal);
}

/** Observes whether the tag has been in the window once. Requests for an unseen widget can wait. */
function useIsSeen(): boolean {
  const host = useHost();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, isSeen]);
  return isSeen;
}

const names = ['postalCode', 'locationName', 'ineCode'] as const;

const readKept = () => Object.fromEntries(names.map((name) => [name, readCookie(name)]));

export interface PlaceOfReader extends PlaceState {
  /** The browser has geolocation, and the user may be asked for it. */
  canLocate: boolean;
  /** The widget has been on the screen; before that it requests nothing. */
  isSeen: boolean;
  /** The place is a default, for which the server's forecast is as good. */
  isAnybodys: boolean;
  send: (event: PlaceEvent) => void;
}

/** Place of the forecast. A child is never asked for a position, and nothing is stored (BEY-11). */
export function usePlace(props: ElementProps<typeof contract>): PlaceOfReader {
  const { ine, defaultIne, ask, maxAge, timeout } = props;
  const host = useHost();
  const isSeen = useIsSeen();
  const isForChildren = useIsForChildren();
  const canLocate = !isForChildren && 'geolocation' in navigator && hasGeocoder();
  const next = useMemo(() => nextPlace(defaultIne), [defaultIne]);
  const settings = () => ({
    ine,
    defaultIne,
    isAsking: ask === 'load' && canLocate && !isThirdParty(),
    cookies: isForChildren ? {} : readKept(),
  });
  const [state, send] = useMachine(next, () => beginPlace(settings()));
  const { locating, kept, isPressed } = state;

  const begun = useRef(ine);
  const beginAgain = useEffectEvent(() => send({ type: 'begin', settings: settings() }));
  useEffect(() => {
    if (begun.current === ine) return;
    begun.current = ine;
    beginAgain();
  }, [ine]);

  const locate = useEffectEvent(async (signal: AbortSignal, isAllowed: boolean) => {
    // the settings may change while the browser asks the reader
    const mayLocate = () => isAllowed && (isPressed || !isThirdParty());
    try {
      const position = mayLocate() ? await findPosition(maxAge, timeout) : undefined;
      signal.throwIfAborted();
      if (!position || !mayLocate()) return void send({ type: 'lost', why: 'refused' });
      const answer = await fetchPlace(position, signal);
      send({ type: 'found', answer, mayKeep: config().geocoder !== 'google' });
    } catch (error) {
      if (signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: nothing but a line for who looks for it (WEA-17)
      console.info(`<${host.localName}> ${error instanceof Error ? error.message : 'position'}`);
      send({ type: 'lost', why: noticeOf(error) });
    }
  });
  useEffect(() => {
    // a hidden widget never asks for the position (W-20)
    if (locating === 'no' || !isSeen) return;
    const asking = new AbortController();
    // a child who logs in meanwhile ends a request under way
    locate(asking.signal, canLocate);
    return () => asking.abort();
  }, [locating, isSeen, canLocate]);

  useEffect(() => {
    if (!kept || isForChildren) return;
    for (const name of names) keepCookie(name, kept[name], KEPT_DAYS);
  }, [kept, isForChildren]);

  const isAnybodys = isForChildren && ine === undefined && state.source === 'default';
  return { ...state, canLocate, isSeen, isAnybodys, send };
}

/** Maps an error to a notice. The geocoder answers 404 for a position without a municipality. */
function noticeOf(error: unknown): Notice {
  if (error instanceof PositionError && error.isRefused) return 'refused';
  return error instanceof ApiError && error.status === 404 ? 'outside' : 'unclear';
}
