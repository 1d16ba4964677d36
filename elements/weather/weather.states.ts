import type { State } from '../../demo/showroom/state.types.ts';
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
const lacking = first && {
  ...first,
  date: '2026-03-04',
  currentWeatherConditionId: '99',
  currentTemp: null,
  maxTemp: null,
  humidity: null,
  minHumidity: null,
  rainProbability: null,
};
const edges = [edge, lacking].filter((day) => day !== undefined);

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
    about: 'Zero és un valor, −0,4 és 0, i el que falta es diu.',
    shows: '0 ºC',
    html: weather({ forecasts: edges, isAskedByPress: true }),
    fault: 'slow',
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
    about: 'Es diu en la pàgina, i val el de fàbrica.',
    html: '<ap-weather ask="mai" max="molts" timeout="prompte" ine="46250"></ap-weather>',
    config: { preview: '' },
  },
];
