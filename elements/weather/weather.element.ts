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
    'El temps del municipi de qui llig, o d’un que tria en una llista. El seu municipi se sap per la posició, arredonida a un quilòmetre, si la dona. En el club, i a una criatura, no es demana mai.',
  content: 'enhance',
  withoutScript: 'Es veu el temps que escriu el servidor. Amb JavaScript es queda fins que n’hi ha un altre.',
  background: 'library',
  attributes: {
    ine: {
      type: 'string',
      description:
        'Codi INE d’un municipi d’Alacant, Castelló o València, com ara «46131», per a mostrar sempre el seu temps. No es demana la posició.',
    },
    defaultIne: {
      type: 'string',
      default: '46250',
      description:
        'Codi INE del municipi que es mostra mentre no se sap on és qui llig. «46250» és València.',
    },
    ask: {
      type: 'string',
      values: ['load', 'click'],
      default: 'load',
      description:
        'Quan es demana la posició: «load», quan l’element es veu; «click», només amb el botó, i sempre així si el servei que diu el municipi és d’una altra web. Sense `geocoder-url` ni `geocoder` en `<ap-config>` no es demana.',
    },
    maxAge: {
      type: 'number',
      default: 75_000,
      min: 0,
      description: 'Mil·lisegons durant els quals val una posició que el navegador ja sabia.',
    },
    timeout: {
      type: 'number',
      default: 15_000,
      min: 1,
      description: 'Mil·lisegons que s’espera la posició, com a màxim.',
    },
    max: { type: 'number', integer: true, default: 3, min: 1, description: 'Dies que es mostren.' },
    forecasts: {
      type: 'json',
      of: 'Forecast[]',
      default: [],
      description: 'Dies que es mostren, en lloc dels del servidor, fins que responga l’API.',
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
      description:
        'Municipis que es poden triar: `[{"C_INE":"46131","NOMBRE":"Gandia"}]`. Per defecte, tots els de les tres províncies.',
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
        'El temps que escriu el servidor: un títol, el municipi en un `<p class="ap-weather-place">`, els dies, cada un en un `<li class="ap-slide">` d’un `<ul class="ap-slides">`, dins d’un `<div class="ap-slider">`, i de qui és la predicció i de quan, si cal dir-ho, en un `<p class="ap-weather-source">`.',
    },
  },
  events: {
    'ap-weather-change': {
      cause: 'press',
      detail: { name: 'string', source: 'string' },
      description:
        'Ha arribat el temps d’un municipi, «name», i es mostra; «source» diu d’on s’ha sabut: «cookie», d’una visita anterior; «geo», de la posició; «manual», triat en la llista; «default», cap d’estos.',
    },
  },
});
