import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchForecastByIne, fetchForecastByZip, readForecasts } from '../../src/api/weather.ts';
import type { ForecastAnswer } from '../../src/api/weather.types.ts';
import { config } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { useResource } from '../../src/element/use-resource.ts';
import { fill } from '../../src/i18n/texts.ts';
import { RowButtons } from '../../src/slides/row-buttons.tsx';
import { Button } from '../../src/ui/button.tsx';
import { ReplaceLists } from '../../src/ui/replace-node.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { ChoosePlace } from './choose-place.tsx';
import { DayItem } from './day-item.tsx';
import type { Place, PlaceEvent, Source } from './place-machine.ts';
import { readDay, readSource } from './read-day.ts';
import { usePlace } from './use-place.ts';
import { contract } from './weather.element.ts';
import styles from './weather.module.css';
import { texts as ownTexts } from './weather.texts.ts';

/** Keeps the server's forecast until the reader's own place has one. */
export function Weather(props: ElementProps<typeof contract>) {
  const { max, municipalities } = props;
  const texts = useTexts(ownTexts);
  const host = useHost();
  const { place, source, locating, notice, canLocate, isSeen, isAnybodys, send } = usePlace(props);
  // checked once: what is rendered in its place is not the server's
  const [isBare] = useState(() => !host.querySelector('.ap-slider'));
  const { shown, hasFailed, isRetrying, retry } = useForecast(
    isSeen && (isBare || !isAnybodys) ? place : undefined,
    source,
    send,
  );
  useHostAttribute('data-ap-lost', hasFailed);
  const given = useMemo(() => readForecasts(props.forecasts), [props.forecasts]);
  const forecasts = shown?.forecasts ?? given;
  const days = useMemo(
    () => forecasts.slice(0, max).map((forecast) => readDay(forecast, texts)),
    [forecasts, max, texts],
  );
  const [frame] = useServerNodes('.ap-slider');
  // the width shows three, two or one day, and the buttons appear if there are more (WEA-09)
  const width = useWindowWidth();
  const isWaiting = isBare && days.length === 0 && !hasFailed;
  const isPressed = locating === 'now';

  return (
    <>
      {shown && (
        <ReplaceLists selector=".ap-weather-place" make={() => makeInside('p', 'ap-weather-place')}>
          <span>{shown.name}</span>
        </ReplaceLists>
      )}
      {days.length > 0 && (
        <ReplaceLists selector=".ap-slider" make={() => makeInside('div', 'ap-slider')}>
          <ul
            className="ap-slides"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keys, as the server writes it
            tabIndex={0}
          >
            {days.map((day) => (
              <li className="ap-slide" key={day.date}>
                <DayItem day={day} />
              </li>
            ))}
          </ul>
        </ReplaceLists>
      )}
      {shown?.source && (
        <ReplaceLists selector=".ap-weather-source" make={() => makeInside('p', 'ap-weather-source')}>
          <span>{readSource(shown.source, texts)}</span>
        </ReplaceLists>
      )}
      {frame && (
        <RowButtons
          frame=".ap-slider"
          layout={String(width)}
          otherwise={texts['weather.label']}
          passFocus={() => focusDays(host)}
        />
      )}
      <p className={isWaiting || notice ? styles.note : 'ap-visually-hidden'} role="status">
        {notice
          ? texts[`weather.${notice}`]
          : isWaiting
            ? texts['weather.loading']
            : shown && source !== 'default'
              ? fill(texts['weather.in'], { name: shown.name })
              : ''}
      </p>
      {hasFailed && (
        <Retry
          className={styles.lost}
          text={texts['weather.failed']}
          label={texts['weather.retry']}
          isRetrying={isRetrying}
          onRetry={retry}
          passFocus={() => focusDays(host)}
        />
      )}
      <div className={styles.foot}>
        <ChoosePlace
          given={municipalities}
          onChoose={({ C_INE, NOMBRE }) => send({ type: 'choose', ine: C_INE, name: NOMBRE })}
        />
        {canLocate && (
          <div className={styles.locate}>
            <Credit />
            <Button quiet isBusy={isPressed} onClick={() => isPressed || send({ type: 'locate' })}>
              {texts[isPressed ? 'weather.locating' : 'weather.locate']}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Recipient of the position, before it is sent. The policies of both services demand their names. */
function Credit() {
  const texts = useTexts(ownTexts);
  const { geocoder } = config();
  if (!geocoder) return null;
  return (
    <p className={styles.credit}>
      <span>{texts['weather.sent-to']}</span>{' '}
      {geocoder === 'google' ? (
        <span translate="no">{texts['weather.google']}</span>
      ) : (
        <a href="https://www.openstreetmap.org/copyright">{texts['weather.openstreetmap']}</a>
      )}
    </p>
  );
}

/** Focuses the row of days. */
function focusDays(host: HTMLElement) {
  host
    .querySelector<HTMLElement>('.ap-slider:not([data-ap-replaced]) > .ap-slides')
    ?.focus({ preventScroll: true });
}

/** Creates the element for content that the server has not written. */
function makeInside(name: 'p' | 'div', className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  document.createElement('div').append(element);
  return element;
}

/** Forecast of a place. The old one stays until that of a new place has loaded (API-38, API-39). */
function useForecast(place: Place | undefined, source: Source, send: (event: PlaceEvent) => void) {
  const emit = useEmit(contract);
  const [shown, setShown] = useState<ForecastAnswer>();
  const onFail = (error: unknown) => {
    if (place && error instanceof ApiError && error.status === 404) send({ type: 'unknown', place });
  };
  const { data, status, isRetrying, retry } = useResource(
    place ? JSON.stringify(place) : null,
    (signal) => load(place, signal),
    { onFail },
  );
  const take = useEffectEvent((answer: ForecastAnswer) => {
    setShown(answer);
    emit('ap-weather-change', { name: answer.name, source });
  });
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  // the same place from another source needs no new call
  useEffect(() => {
    if (data && place) send({ type: 'loaded', place });
  }, [data, place, send]);
  const hasFailed = status === 'failed' || isRetrying;
  const isWithout = hasFailed || place === undefined;
  return { shown: isWithout ? undefined : (data ?? shown), hasFailed, isRetrying, retry };
}

function load(place: Place | undefined, signal: AbortSignal): Promise<ForecastAnswer> {
  if (place && 'zip' in place) return fetchForecastByZip(place.zip, place.name, signal);
  return fetchForecastByIne(place?.ine ?? '', signal);
}

export default defineElement(contract, Weather);
