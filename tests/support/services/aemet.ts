/**
 * Stand-in of AEMET OpenData: the daily and hourly forecasts of a municipality.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Metadata of the hourly forecast: https://opendata.aemet.es/opendata/sh/93a7c63d
 * - climaemet, Client tool for AEMET API: https://rdrr.io/cran/climaemet/man/get_data_aemet.html, and the recorded
 *   errors in https://rdrr.io/cran/climaemet/f/tests/testthat/_snaps/aemet-api-query.md (401, «datos expirados», 429)
 * - AEMET OpenData in Home Assistant: https://home-assistant.io/integrations/aemet, and the shape of the recorded
 *   responses in https://github.com/home-assistant/core, tests/components/aemet/fixtures (number of periods by day,
 *   `"-0"`, empty strings)
 *
 * The page of the API itself, https://opendata.aemet.es/dist/index.html, could not be opened. From general knowledge:
 * the codes of `estadoCielo` that the recorded responses lack, the trace amount `"Ip"`, the summer periods, the
 * content types, and HTTP status 200 with an empty body when there is no key.
 */
import { json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import { type StandIn, startService } from './service-server.ts';

export const aemetKey = 'eyJhbGciOiJIUzI1NiJ9.c3RhbmQtaW4.a2V5';

/** Municipality codes (INE) with a scenario. Each other code of the provinces 03, 12 and 46 has a plain forecast. */
export const aemetTowns = {
  valencia: '46250',
  /** Values are missing: empty strings, empty lists and absent fields. */
  incomplete: '46901',
  /** The address of the data has expired. */
  expired: '46902',
  rateLimited: '46903',
  /** The data are at an address of another host. */
  foreignAddress: '46904',
  /** The first response has no address of the data. */
  noAddress: '46905',
  /** Names with markup, and values that are no numbers. */
  hostile: '46906',
  /** The data are an empty list. */
  empty: '46907',
  /** The forecast was made a month ago. */
  stale: '46908',
  serverError: '46909',
  unknown: '99999',
} as const;

export interface AemetOptions {
  /** Origin of the data in the first response, instead of that of the request, as behind a proxy. */
  origin?: string;
  key?: string;
  /** First day of the forecast, `YYYY-MM-DD`. */
  today?: string;
  /** First hour of the hourly forecast, 0 to 23. */
  hour?: number;
  /**
   * HTTP status of errors: the same as `estado`, or 200. The service was observed to do both, so the body decides.
   * @default 'same'
   */
  errorStatus?: 'same' | 'ok';
}

/** Sky states by code, in the wording of the service. At night, a code has the suffix `n`. */
const aemetSkies: Record<string, string> = {
  11: 'Despejado',
  12: 'Poco nuboso',
  13: 'Intervalos nubosos',
  14: 'Nuboso',
  15: 'Muy nuboso',
  16: 'Cubierto',
  17: 'Nubes altas',
  23: 'Intervalos nubosos con lluvia',
  24: 'Nuboso con lluvia',
  25: 'Muy nuboso con lluvia',
  26: 'Cubierto con lluvia',
  33: 'Intervalos nubosos con nieve',
  34: 'Nuboso con nieve',
  35: 'Muy nuboso con nieve',
  36: 'Cubierto con nieve',
  43: 'Intervalos nubosos con lluvia escasa',
  44: 'Nuboso con lluvia escasa',
  45: 'Muy nuboso con lluvia escasa',
  46: 'Cubierto con lluvia escasa',
  51: 'Intervalos nubosos con tormenta',
  52: 'Nuboso con tormenta',
  53: 'Muy nuboso con tormenta',
  54: 'Cubierto con tormenta',
  61: 'Intervalos nubosos con tormenta y lluvia escasa',
  62: 'Nuboso con tormenta y lluvia escasa',
  63: 'Muy nuboso con tormenta y lluvia escasa',
  64: 'Cubierto con tormenta y lluvia escasa',
  71: 'Intervalos nubosos con nieve escasa',
  72: 'Nuboso con nieve escasa',
  73: 'Muy nuboso con nieve escasa',
  74: 'Cubierto con nieve escasa',
  81: 'Niebla',
  82: 'Bruma',
  83: 'Calima',
};

type Json = Record<string, unknown>;
const codes = Object.keys(aemetSkies);
const directions = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO', 'C'];

const pick = <Item>(list: readonly Item[], place: number): Item => {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('An empty list has no item.');
  return item;
};

/** Date some days after `today`, as the service writes days: midnight without a time zone. */
function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return `${date.toISOString().slice(0, 10)}T00:00:00`;
}

const isNight = (hour: number) => hour < 8 || hour >= 18;

function sky(place: number, night = false): Json {
  const code = pick(codes, place);
  return { value: night ? `${code}n` : code, descripcion: aemetSkies[code] };
}

/** Periods of a day: seven for the first two days, three for the next two, none after that. */
function periodsOf(day: number): (string | undefined)[] {
  const halves = ['00-24', '00-12', '12-24'];
  if (day < 2) return [...halves, '00-06', '06-12', '12-18', '18-24'];
  return day < 4 ? halves : [undefined];
}

/** Fields of the daily forecast are numbers or strings, each as the service sends it. */
function dailyDay(today: string, day: number): Json {
  const periods = periodsOf(day);
  const byPeriod = (make: (place: number, period: string | undefined) => Json) =>
    periods.map((period, place) => ({
      ...make(place, period),
      ...(period === undefined ? {} : { periodo: period }),
    }));
  const isPast = (place: number) => day === 0 && ['00-24', '00-12', '00-06'].includes(periods[place] ?? '');
  const minimum = 6 + day;
  const series = (values: number[]) =>
    day < 2 ? values.map((value, place) => ({ value, hora: 6 * (place + 1) })) : [];
  return {
    probPrecipitacion: byPeriod((place) => ({ value: isPast(place) ? 0 : (place * 15 + day * 5) % 105 })),
    // an empty string means that no snow is expected
    cotaNieveProv: byPeriod((place) => ({ value: day === 1 && place > 2 ? String(900 + place * 100) : '' })),
    // today's periods that are over have no sky state
    estadoCielo: byPeriod((place, period) =>
      isPast(place)
        ? { value: '', descripcion: '' }
        : sky(day * 7 + place, period === '18-24' || period === '00-06'),
    ),
    viento: byPeriod((place) =>
      isPast(place)
        ? { direccion: '', velocidad: 0 }
        : {
            direccion: pick(directions, day + place),
            velocidad: pick(directions, day + place) === 'C' ? 0 : 15,
          },
    ),
    rachaMax: byPeriod((place) => ({ value: !isPast(place) && place % 3 === 0 ? '45' : '' })),
    temperatura: {
      maxima: minimum + 11,
      minima: minimum,
      dato: series([minimum, minimum + 7, minimum + 11, minimum + 4]),
    },
    sensTermica: {
      maxima: minimum + 11,
      minima: minimum - 2,
      dato: series([minimum - 2, minimum + 7, minimum + 11, minimum + 3]),
    },
    humedadRelativa: { maxima: 90, minima: 40, dato: series([85, 60, 40, 75]) },
    // the ultraviolet index is forecast for five days
    ...(day < 5 ? { uvMax: 3 } : {}),
    fecha: dayAfter(today, day),
  };
}

/** Winter spans of the probabilities. `end` is in hours. In summer they are one hour later. */
const spans = [
  { periodo: '0107', end: 7 },
  { periodo: '0713', end: 13 },
  { periodo: '1319', end: 19 },
  { periodo: '1901', end: 25 },
];

/** All values of the hourly forecast are strings. */
function hourlyDay(today: string, day: number, from: number, until: number): Json {
  const hours = Array.from({ length: until - from }, (_, place) => from + place);
  const byHour = (make: (hour: number) => Json) =>
    hours.map((hour) => ({ ...make(hour), periodo: String(hour).padStart(2, '0') }));
  const bySpan = (make: (place: number) => string) =>
    spans.map(({ periodo, end }, place) => ({
      // a span that is over has no value
      value: day === 0 && from > end ? '' : make(place),
      periodo,
    }));
  const temperature = (hour: number) => Math.round(5 - 6 * Math.cos(((hour - 3) / 12) * Math.PI));
  return {
    estadoCielo: byHour((hour) => sky(day * 24 + hour, isNight(hour))),
    // `Ip` is an amount too small to measure
    precipitacion: byHour((hour) => ({ value: pick(['0', '0', 'Ip', '0.2', '1.4'], hour) })),
    probPrecipitacion: bySpan((place) => String(place * 25)),
    probTormenta: bySpan((place) => String(place * 10)),
    nieve: byHour(() => ({ value: '0' })),
    probNieve: bySpan(() => '0'),
    temperatura: byHour((hour) => ({ value: temperature(hour) === 0 ? '-0' : String(temperature(hour)) })),
    sensTermica: byHour((hour) => ({ value: String(temperature(hour) - 2) })),
    humedadRelativa: byHour((hour) => ({ value: String(95 - hour) })),
    // wind and gusts share a list: two entries for each hour
    vientoAndRachaMax: byHour((hour) => ({
      direccion: [pick(directions, hour)],
      velocidad: [pick(directions, hour) === 'C' ? '0' : String(8 + hour)],
    })).flatMap((wind) => [wind, { value: '31', periodo: wind.periodo }]),
    fecha: dayAfter(today, day),
    orto: '07:58',
    ocaso: '17:38',
  };
}

const names: Record<string, [town: string, province: string]> = {
  '03014': ['Alacant/Alicante', 'Alacant/Alicante'],
  '12040': ['Castelló de la Plana', 'Castelló/Castellón'],
  '46250': ['València', 'València/Valencia'],
};

function envelope(code: string, kind: 'diaria' | 'horaria', days: Json[], made: string): Json {
  const [nombre, provincia] = names[code] ?? [`Municipi ${code}`, 'València/Valencia'];
  const page = kind === 'horaria' ? 'municipios/horas' : 'municipios';
  return {
    origen: {
      productor: 'Agencia Estatal de Meteorología - AEMET. Gobierno de España',
      web: 'https://www.aemet.es',
      enlace: `https://www.aemet.es/es/eltiempo/prediccion/${page}/municipi-id${code}`,
      language: 'es',
      copyright:
        '© AEMET. Autorizado el uso de la información y su reproducción citando a AEMET como autora de la misma.',
      notaLegal: 'https://www.aemet.es/es/nota_legal',
    },
    elaborado: made,
    nombre,
    provincia,
    prediccion: { dia: days },
    // the daily forecast has numbers here, without the leading zero of the code
    id: kind === 'diaria' ? Number(code) : code,
    version: kind === 'diaria' ? 1 : '1.0',
  };
}

/** Removes values in all the ways in which the service leaves them out. */
function withGaps(day: Json, place: number): Json {
  const { uvMax: _uv, probTormenta: _storm, ...rest } = day;
  const blank = (value: unknown) =>
    Array.isArray(value)
      ? value.map((item: Json) => ({
          ...item,
          value: '',
          ...('descripcion' in item ? { descripcion: '' } : {}),
        }))
      : value;
  if (place === 0) return { ...rest, estadoCielo: blank(rest.estadoCielo) };
  if (place === 1)
    return { ...rest, probPrecipitacion: [], temperatura: Array.isArray(rest.temperatura) ? [] : {} };
  const { estadoCielo: _sky, viento: _wind, vientoAndRachaMax: _gusts, ...least } = rest;
  return least;
}

function hostileDay(day: Json): Json {
  const list = [
    { value: '<img src=x onerror=alert(1)>', periodo: '<b>00</b>', descripcion: '<script>1</script>' },
  ];
  return { ...day, estadoCielo: list, temperatura: 'hot', probPrecipitacion: [null, 7], fecha: 'tomorrow' };
}

/**
 * Body of the second response: a list with one forecast.
 * @param kind `diaria` for seven days, `horaria` for 48 hours on three days
 */
function aemetForecast(code: string, kind: 'diaria' | 'horaria', options: AemetOptions = {}): unknown[] {
  const { today: given = '2026-03-08', hour = 7 } = options;
  const today = code === aemetTowns.stale ? dayAfter(given, -30).slice(0, 10) : given;
  const days =
    kind === 'diaria'
      ? Array.from({ length: 7 }, (_, day) => dailyDay(today, day))
      : [hourlyDay(today, 0, hour, 24), hourlyDay(today, 1, 0, 24), hourlyDay(today, 2, 0, hour)];
  const made = `${today}T06:54:12`;
  switch (code) {
    case aemetTowns.empty:
      return [];
    case aemetTowns.incomplete:
      return [envelope(code, kind, days.map(withGaps), made)];
    case aemetTowns.hostile:
      return [
        {
          ...envelope(code, kind, [...days.slice(0, 1).map(hostileDay), ...days.slice(1)], made),
          nombre: '<img src=x onerror=alert(1)>',
        },
      ];
    default:
      return [envelope(code, kind, days, made)];
  }
}

const errors = {
  401: 'API key invalido',
  404: 'No hay datos que satisfagan esos criterios',
  429: 'Límite de peticiones o caudal por minuto excedido para este usuario. Espere al siguiente minuto',
} as const;

/** Encodes as ISO-8859-15. The texts have none of the eight characters in which ISO-8859-1 differs from it. */
const encoded = (body: unknown) => Buffer.from(JSON.stringify(body, null, 2), 'latin1');

function legacyJson(body: unknown, status: number): ServiceResponse {
  return { status, headers: { 'content-type': 'application/json;charset=ISO-8859-15' }, body: encoded(body) };
}

/**
 * Starts the service at `/opendata/api` and `/opendata/sh`. The key is read from the header or the query parameter
 * `api_key`.
 */
export function startAemet(options: AemetOptions = {}): Promise<StandIn> {
  const { key = aemetKey, errorStatus = 'same' } = options;
  const addresses = new Map<string, { code: string; kind: 'diaria' | 'horaria' }>();

  const refuse = (estado: keyof typeof errors, descripcion: string = errors[estado]) =>
    legacyJson({ descripcion, estado }, errorStatus === 'same' ? estado : 200);

  function firstStep(code: string, kind: 'diaria' | 'horaria', origin: string): ServiceResponse {
    if (code === aemetTowns.serverError) return { status: 500, headers: { 'content-type': 'text/html' } };
    if (code === aemetTowns.rateLimited) return refuse(429);
    if (!/^(03|12|46)\d{3}$/.test(code)) return refuse(404);
    // each request gets a new address
    const id = (0x1a2b3c4d + addresses.size).toString(16);
    if (code !== aemetTowns.expired) addresses.set(id, { code, kind });
    const at =
      code === aemetTowns.foreignAddress ? 'https://opendata.aemet.es.example' : (options.origin ?? origin);
    const found = { descripcion: 'exito', estado: 200 };
    if (code === aemetTowns.noAddress) return legacyJson(found, 200);
    const sh = `${at}/opendata/sh`;
    return legacyJson({ ...found, datos: `${sh}/${id}`, metadatos: `${sh}/93a7c63d` }, 200);
  }

  function secondStep(id: string): ServiceResponse {
    const address = addresses.get(id);
    if (!address) return refuse(404, 'datos expirados');
    return {
      headers: { 'content-type': 'text/plain;charset=ISO-8859-15' },
      body: encoded(aemetForecast(address.code, address.kind, options)),
    };
  }

  return startService(({ method, headers }: ServiceRequest, url) => {
    if (method !== 'GET') return json({ descripcion: 'Method Not Allowed', estado: 405 }, 405);
    const [, id] = /^\/opendata\/sh\/([0-9a-f]+)$/.exec(url.pathname) ?? [];
    if (id) return secondStep(id);
    const given = headers.api_key ?? url.searchParams.get('api_key') ?? '';
    if (given === '') return { headers: { 'content-type': 'application/json;charset=ISO-8859-15' } };
    if (given !== key) return refuse(401);
    const path = /^\/opendata\/api\/prediccion\/especifica\/municipio\/(diaria|horaria)\/([^/]+)\/?$/;
    const [, kind, code] = path.exec(url.pathname) ?? [];
    if (!kind || !code) return { status: 404, headers: { 'content-type': 'text/html' } };
    return firstStep(code, kind as 'diaria' | 'horaria', url.origin);
  });
}
