import type { FastifyBaseLogger } from 'fastify';
import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import type { AemetClient } from '../../config/weather.ts';
import { hour, minute } from '../clock/periods.ts';
import { ApiError } from '../http/api-error.ts';
import { type AemetKind, askAemet } from './ask-aemet.ts';
import type { Municipality } from './find-municipality.ts';
import { type AemetForecast, readAemet, toForecasts } from './read-aemet.ts';

/** Age in ms up to which a forecast is served without a request: AEMET makes four a day. */
const fresh = 30 * minute;
/** Age in ms up to which a forecast is served while AEMET is slow or fails. */
const stale = 12 * hour;
/** Pause in ms after a failed request for one forecast. */
const pause = minute;
/** Requests per minute, below the 50 that AEMET allows a key. */
const perMinute = 40;

/** Forecast of one kind and municipality. */
interface Entry {
  forecast: AemetForecast | undefined;
  /** When the forecast was received, and from when on it may be requested again, in ms. */
  receivedAt: number;
  askAgainAt: number;
  isAbsent: boolean;
  /** Request under way, which all readers share. */
  pending: Promise<void> | undefined;
}

interface Options {
  client: AemetClient;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Serves the forecasts of AEMET OpenData from memory; there are as many as municipalities in the database. */
export function createAemetWeather({ client, now, log }: Options) {
  const entries = new Map<string, Entry>();
  const budget = { from: 0, used: 0, pausedUntil: 0 };

  function mayRequest(time: number): boolean {
    if (time < budget.pausedUntil) return false;
    if (time - budget.from >= minute) Object.assign(budget, { from: time, used: 0 });
    return budget.used++ < perMinute;
  }

  async function request(kind: AemetKind, code: string, entry: Entry): Promise<void> {
    const answer = await askAemet(client, kind, code);
    const time = now().getTime();
    const forecast = answer.kind === 'data' ? readAemet(answer.data) : undefined;
    entry.isAbsent = answer.kind === 'absent';
    entry.askAgainAt = time + pause;
    if (forecast) Object.assign(entry, { forecast, receivedAt: time, askAgainAt: time + fresh });
    if (answer.kind === 'refused') budget.pausedUntil = time + answer.pause;
    if (forecast || entry.isAbsent) return;
    const reason = 'reason' in answer ? answer.reason : 'the forecast cannot be read';
    log.warn({ kind, code, reason }, 'no forecast of AEMET');
  }

  async function read(kind: AemetKind, code: string): Promise<Entry> {
    const name = `${kind}/${code}`;
    const entry: Entry = entries.get(name) ?? {
      forecast: undefined,
      receivedAt: 0,
      askAgainAt: 0,
      isAbsent: false,
      pending: undefined,
    };
    entries.set(name, entry);
    const time = now().getTime();
    if (!entry.pending && time >= entry.askAgainAt && mayRequest(time))
      entry.pending = request(kind, code, entry)
        // a rejection that no reader awaits would end the process
        .catch((err: unknown) => {
          entry.askAgainAt = now().getTime() + pause;
          log.warn({ kind, code, err }, 'no forecast of AEMET');
        })
        .finally(() => {
          entry.pending = undefined;
        });
    if (time - entry.receivedAt > stale) entry.forecast = undefined;
    // readers do not wait for a slow AEMET while there is a forecast
    if (!entry.forecast) await entry.pending;
    return entry;
  }

  return async ({ code, name }: Municipality): Promise<ForecastAnswer> => {
    const [daily, hourly] = await Promise.all([read('diaria', code), read('horaria', code)]);
    if (!daily.forecast) throw new ApiError(daily.isAbsent ? 'PLACE_NOT_FOUND' : 'UNAVAILABLE');
    const forecasts = toForecasts(daily.forecast, hourly.forecast, now());
    if (forecasts.length === 0) throw new ApiError('UNAVAILABLE');
    return { name, forecasts, source: { credit: '© AEMET', issued: daily.forecast.issued.toISOString() } };
  };
}
