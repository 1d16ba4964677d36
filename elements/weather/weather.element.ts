import type { Forecast } from '../../src/api/weather.types.ts';
import { defineContract } from '../../src/element/contract.ts';
import type { Municipality } from '../../src/places/places.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    Forecast: Forecast;
    Municipality: Municipality;
  }
}

const number = { type: ['number', 'null'] };

export const contract = defineContract({
  tag: 'ap-weather',
  group: 'services',
  title: 'El temps',
  summary:
    'El temps del municipi de qui llig, o d’un que tria: per la posició, arredonida a un quilòmetre, o per una llista. El que ha escrit el servidor es queda fins que n’hi ha un altre. En el club i a un xiquet no se li demana mai on és.',
  content: 'enhance',
  background: 'library',
  attributes: {
    ine: {
      type: 'string',
      description:
        'Codi INE d’un municipi de les tres províncies: sempre el d’este, i no es demana on és qui llig.',
    },
    defaultIne: {
      type: 'string',
      default: '46250',
      description: 'Codi INE del municipi que es mostra quan no se sap on és qui llig.',
    },
    ask: {
      type: 'string',
      values: ['load', 'click'],
      default: 'load',
      description: 'Quan es demana la posició: `load`, quan l’element es veu; `click`, només amb el botó.',
    },
    maxAge: {
      type: 'number',
      default: 75_000,
      min: 0,
      description: 'Mil·lisegons que val una posició que el navegador ja sap.',
    },
    timeout: {
      type: 'number',
      default: 15_000,
      min: 1,
      description: 'Mil·lisegons que s’espera la posició.',
    },
    max: { type: 'number', default: 3, min: 1, description: 'Dies que es mostren.' },
    forecasts: {
      type: 'json',
      of: 'Forecast[]',
      default: [],
      description: 'Els dies que es mostren en lloc dels del servidor, fins que responga l’API.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['date', 'currentWeatherConditionId'],
          properties: {
            currentWeatherConditionId: { type: 'string' },
            currentTemp: number,
            maxTemp: number,
            minTemp: number,
            date: { type: 'string' },
            humidity: number,
            minHumidity: number,
            maxHumidity: number,
            rainProbability: number,
          },
        },
      },
    },
    municipalities: {
      type: 'json',
      of: 'Municipality[]',
      default: [],
      description: 'Els municipis que es poden triar, si no són tots els de les tres províncies.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['C_INE', 'NOMBRE'],
          properties: { C_INE: { type: 'string' }, NOMBRE: { type: 'string' } },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'El temps que escriu el servidor: un títol, el municipi en un «p.ap-weather-place» i els dies, cada un en un element de la classe «ap-slide» dins d’un «ul.ap-slides» dins d’un «div.ap-slider».',
    },
  },
  events: {
    'ap-weather-change': {
      cause: 'press',
      detail: { name: 'string', source: 'string' },
      description:
        'Es mostra el temps d’un municipi; «source» diu per què: «cookie», «geo», «manual» o «default».',
    },
  },
});
