import type { State } from '../../src/server/state.types.ts';
import { sample, type WeatherData, weatherTag } from './weather.server.ts';

const weather = (data: Partial<WeatherData> = {}) => weatherTag({ ...sample, ...data });
const [first] = sample.forecasts;
const edge = first && {
  ...first,
  currentWeatherConditionId: '73n',
  currentTemp: -0.4,
  maxTemp: 0,
  minTemp: -7,
};
const empty = {
  currentWeatherConditionId: '',
  currentTemp: null,
  maxTemp: null,
  minTemp: null,
  humidity: null,
  minHumidity: null,
  maxHumidity: null,
  rainProbability: null,
};
const edges = [edge, { ...empty, date: '2026-03-04' }].filter((day) => day !== undefined);
/** Days with missing values, as in the demo's data of Ademuz. */
export const gaps: WeatherData['forecasts'] = [
  { ...empty, date: '2026-03-10', currentWeatherConditionId: '13', maxTemp: 18, humidity: 55 },
  { ...empty, date: '2026-03-11', currentWeatherConditionId: '43', minTemp: 7, maxHumidity: 85 },
  { ...empty, date: '2026-03-12', currentWeatherConditionId: '16', minHumidity: 40, rainProbability: 0 },
  { ...empty, date: '2026-03-13', currentWeatherConditionId: '53' },
  { ...empty, date: '2026-03-14' },
];

export const states: readonly State[] = [
  {
    id: 'per-defecte',
    title: 'Amb un botó',
    about:
      'El temps de València; la posició només es demana amb el botó, i un municipi es tria de la llista.',
    shows: 'València',
    fullest: true,
    html: weather({ isAskedByPress: true }),
  },
  {
    id: 'un-municipi',
    title: 'Sempre el d’un municipi',
    about: 'El de l’atribut «ine», encara que el servidor n’haja escrit un altre.',
    shows: 'Alacant',
    html: weather({ ine: '03014' }),
  },
  {
    id: 'extrems',
    title: 'Zero, sota zero i sense dades',
    about: 'Zero és un valor, −0,4 és 0, i d’un dia sense dades es diu que no en té.',
    shows: '0 ºC',
    html: weather({ forecasts: edges, isAskedByPress: true }),
    fault: 'slow',
  },
  {
    id: 'amb-buits',
    title: 'Amb buits',
    about: 'El d’Ademuz, on falten valors cada dia: es mostra tot el que se sap.',
    shows: 'Ademuz',
    html: weather({ ine: '46001', name: 'Ademuz', forecasts: gaps }),
  },
  {
    id: 'amb-autoria',
    title: 'Amb autoria',
    about: 'Davall dels dies es diu de qui és la predicció i de quan, si el servidor ho diu.',
    shows: '© AEMET',
    html: weather({ source: { credit: '© AEMET', issued: '2026-03-03T07:00:00Z' }, isAskedByPress: true }),
  },
  {
    id: 'error',
    title: 'Error del servidor',
    about: 'L’API respon 500: només es pot tornar a provar, en el mateix espai.',
    shows: 'Ara no hem pogut saber el temps.',
    html: weather({ isAskedByPress: true }),
    fault: '500',
  },
  {
    id: 'sense-servidor',
    title: 'Sense res del servidor',
    about: 'L’element ho dibuixa tot.',
    shows: 'Castelló de la Plana',
    html: '<ap-weather ine="12040"></ap-weather>',
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els valors per defecte.',
    html: '<ap-weather ask="mai" max="molts" timeout="prompte" ine="46250"></ap-weather>',
    config: { preview: '' },
  },
];
