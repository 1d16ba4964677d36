import { html } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { type MapData, mapTag, sample } from './map.server.ts';
import type { MapMarker } from './map.types.ts';

const drawn = { 'map-style': '/assets/mapa.json' };

const map = (data: Partial<MapData>) =>
  mapTag({ markers: sample.markers, heading: html`<h2>Activitats</h2>`, ...data });

const marker = (lng: number, lat: number, title: string, description?: string): MapMarker => ({
  coords: [lng, lat],
  options: { title, description, link: { href: `#${title.toLowerCase().replaceAll(' ', '-')}` } },
});

const towns = [
  marker(-0.376, 39.47, 'Concert a la fresca', 'València, divendres a les deu de la nit.'),
  marker(-0.35, 39.46, 'Visita al port', 'València, dissabte de matí.'),
  marker(-0.4, 39.48, 'Taller de paper', 'València, diumenge.'),
  marker(-0.481, 38.345, 'Taller de vela', 'Alacant, dissabte de matí.'),
  marker(-0.037, 39.986, 'Passejada botànica', 'Castelló de la Plana, diumenge.'),
  marker(-0.698, 38.267, 'Nit al palmerar', 'Elx, dissabte.'),
  marker(-0.474, 38.698, 'Ruta de les fàbriques', 'Alcoi, diumenge de matí.'),
  marker(-0.099, 40.619, 'Mercat de la muralla', 'Morella, tot el cap de setmana.'),
  marker(-0.181, 38.968, 'Contes vora mar', 'Gandia, divendres de vesprada.'),
  marker(-1.1, 39.488, 'La verema amb xiquets', 'Requena, diumenge.'),
];

const many = Array.from({ length: 400 }, (_, index) =>
  marker(-1.3 + ((index * 37) % 160) / 100, 38 + ((index * 53) % 260) / 100, `Activitat ${index + 1}`),
);

export const states: readonly State[] = [
  {
    id: 'activitats',
    title: 'Activitats',
    about:
      'El mapa, dibuixat amb una capa de la mateixa web. Cada punt obri una fitxa; els que estan junts van en un grup.',
    shows: 'Mostreu la llista',
    fullest: true,
    html: map({ markers: towns }),
    config: drawn,
  },
  {
    id: 'mateix-lloc',
    title: 'En el mateix lloc',
    about: 'Tres punts que cap ampliació separa: una fitxa on es passa de l’un a l’altre.',
    html: map({
      markers: ['Matí', 'Vesprada', 'Nit'].map((title) => marker(-0.376, 39.47, title)),
      zoom: 12,
    }),
    config: drawn,
  },
  {
    id: 'quatre-cents',
    title: 'Quatre-cents punts',
    about: 'En grups, que se separen en acostar el mapa.',
    html: map({ markers: many }),
    config: drawn,
  },
  {
    id: 'sense-estil',
    title: 'Sense estil de mapa',
    about: 'Queda la llista del servidor, i no es carrega res del mapa.',
    shows: 'Concert a la fresca',
    html: map({ markers: towns }),
  },
  {
    id: 'sense-clau',
    title: 'Sense clau',
    about: 'L’estil en demana una que la pàgina no diu: queda la llista.',
    html: map({}),
    config: { 'map-style': 'https://mapes.example/{z}/{x}/{y}.png?key={token}' },
  },
  {
    id: 'capa-perduda',
    title: 'La capa no es pot llegir',
    about: 'Queda la llista.',
    html: map({}),
    config: { 'map-style': '/assets/no-hi-es.json' },
  },
  {
    id: 'fora-del-mon',
    title: 'Punts fora del món',
    about: 'S’ometen, i en la consola es diu quins.',
    html: map({ markers: [...towns.slice(0, 3), marker(40, 200, 'Enlloc')] }),
    config: { ...drawn, preview: '' },
  },
  {
    id: 'sense-punts',
    title: 'Sense punts',
    about: 'No hi ha mapa.',
    html: map({ markers: [] }),
    config: drawn,
  },
];
