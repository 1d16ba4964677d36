import { defineContract } from '../../src/element/contract.ts';
import type { Coords, MapMarker } from './map.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    Coords: Coords;
    MapMarker: MapMarker;
  }
}

const coords = {
  type: ['array', 'object'],
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
  required: ['lng', 'lat'],
  properties: { lng: { type: 'number' }, lat: { type: 'number' } },
} as const;

export const contract = defineContract({
  tag: 'ap-map',
  group: 'services',
  title: 'Mapa d’activitats',
  summary:
    'Un mapa amb punts: cada un obri una fitxa amb imatge, text i enllaç. Si la pàgina no té cap estil de mapa, queda la llista d’enllaços del servidor.',
  content: 'enhance',
  withoutScript:
    'Es veu la llista d’enllaços. Quan hi ha mapa, la llista s’amaga i un botó la torna a mostrar.',
  background: 'library',
  needs: { mapStyle: '/assets/mapa.json' },
  expects: 'a',
  standIns: ['markers'],
  attributes: {
    zoom: {
      type: 'number',
      min: 5,
      max: 17,
      default: 8,
      description: 'Ampliació inicial: 8 són unes quantes províncies; 13, una ciutat; 17, un carrer.',
    },
    minZoom: {
      type: 'number',
      min: 5,
      max: 17,
      default: 5,
      description: 'Ampliació mínima: fins on es pot allunyar.',
    },
    maxZoom: {
      type: 'number',
      min: 5,
      max: 17,
      default: 17,
      description: 'Ampliació màxima: fins on es pot acostar.',
    },
    center: {
      type: 'json',
      of: 'Coords',
      description:
        'Centre del mapa, en graus: `[-0.376, 39.47]` (longitud i latitud) o `{"lng": -0.376, "lat": 39.47}`. Per defecte, el mig dels punts.',
      schema: coords,
    },
    markers: {
      type: 'json',
      of: 'MapMarker[]',
      default: [],
      description:
        'Els punts: «coords», com en «center», i «options» amb imatge, títol, descripció i enllaç. S’omet el que no té coordenades possibles, i s’avisa en la consola i en la vista prèvia.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['coords', 'options'],
          properties: {
            coords,
            options: {
              type: 'object',
              properties: {
                image: {
                  oneOf: [
                    { type: 'string', format: 'uri-reference' },
                    {
                      type: 'object',
                      required: ['src'],
                      properties: {
                        src: { type: 'string', format: 'uri-reference' },
                        alt: { type: 'string' },
                      },
                    },
                  ],
                },
                title: { type: 'string' },
                description: { type: 'string' },
                link: {
                  type: 'object',
                  required: ['href'],
                  properties: {
                    href: { type: 'string', format: 'uri-reference' },
                    title: { type: 'string' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Una llista `<ul>` amb els enllaços dels punts, que es veu mentre no hi ha mapa. Si no n’hi ha cap, l’element la fa amb «markers». Davant hi pot haver un títol, que dona nom al mapa.',
    },
  },
  events: {
    'ap-marker-open': {
      cause: 'page',
      detail: { index: 'number' },
      description: 'S’ha obert la fitxa d’un punt; «index» és el seu lloc en «markers», des de 0.',
    },
  },
});
