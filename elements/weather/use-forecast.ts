import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchForecastByIne, fetchForecastByZip } from '../../src/api/weather.ts';
import type { ForecastAnswer } from '../../src/api/weather.types.ts';
import { useEmit } from '../../src/element/host.ts';
import { useResource } from '../../src/element/use-resource.ts';
import type { Place, PlaceEvent, Source } from './place-machine.ts';
import { contract } from './weather.element.ts';

/** The weather of a place, which is asked for anew for another; what is shown stays until then (API-38, API-39). */
export function useForecast(place: Place | undefined, source: Source, send: (event: PlaceEvent) => void) {
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
  // another reason for the same place needs no other call
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
