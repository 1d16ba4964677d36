import { html } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { type CarouselData, carouselTag } from './carousel.server.ts';

const words = [
  'Porxo',
  'Séquia',
  'Campanar',
  'Marjal',
  'Barraca',
  'Molí',
  'Alqueria',
  'Aljub',
  'Era',
  'Bassa',
  'Llar',
  'Pati',
];

const card = (title: string, index: number) =>
  html`<article class="sample-slide"><p class="sample-slide-number">${index + 1}</p><h3><a href="#diapositiva-${index + 1}">${title}</a></h3></article>`;
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => card(words[index % words.length] ?? '', index));

const carousel = (data: Partial<CarouselData>) =>
  carouselTag({ label: 'Paraules de l’horta', slides: cards(9), ...data });

const long =
  'Electroencefalografistadelsotorrinolaringòlegsd’extramurs i una frase que continua encara un poc més perquè no hi càpia';

export const states: readonly State[] = [
  {
    id: 'recirculacio',
    title: 'Recirculació',
    about:
      'Quatre diapositives, dos per davall de 1100 píxels i una per davall de 567, amb botons i el número.',
    shows: 'Porxo',
    fullest: true,
    html: carousel({ variant: 'recirculation' }),
  },
  {
    id: 'mini',
    title: 'Mini',
    about: 'Nou, huit, sis o quatre diapositives segons l’amplària.',
    html: carousel({ variant: 'mini', slides: cards(12) }),
  },
  {
    id: 'graella',
    title: 'Graella',
    about: 'Nou dies; cinc per davall de 1100 píxels i tres per davall de 567.',
    html: carousel({ variant: 'schedule', slides: cards(11) }),
  },
  {
    id: 'llista',
    title: 'Llista de reproducció',
    about: 'Una columna de trenta elements, de quatre en una tauleta i de tres en un telèfon.',
    html: carousel({ variant: 'playlist', slides: cards(36) }),
  },
  {
    id: 'previsio',
    title: 'Previsió',
    about: 'Tres diapositives, dos o una segons l’amplària.',
    html: carousel({ variant: 'forecast', slides: cards(5) }),
  },
  {
    id: 'quantitats-propies',
    title: 'Quantitats pròpies',
    about: 'Dos diapositives, i tres a partir de 800 píxels, amb 10 píxels entre elles.',
    html: carousel({ counts: { 0: 2, 800: 3 }, gap: 10 }),
  },
  {
    id: 'caben-totes',
    title: 'Hi caben totes',
    about: 'No hi ha botons.',
    html: carousel({ variant: 'mini', slides: cards(4) }),
  },
  {
    id: 'una',
    title: 'Una diapositiva',
    about: 'No hi ha botons.',
    html: carousel({ variant: 'recirculation', slides: cards(1) }),
  },
  {
    id: 'cap',
    title: 'Cap diapositiva',
    about: 'No es veu res.',
    html: carousel({ slides: [] }),
  },
  {
    id: 'titols-llargs',
    title: 'Títols molt llargs',
    about: 'Parteixen línia, i la fila fa l’altura del més llarg.',
    html: carousel({ variant: 'recirculation', slides: [...cards(3), card(long, 3), ...cards(3)] }),
  },
  {
    id: 'sense-enllacos',
    title: 'Sense enllaços',
    about: 'La fila mateixa rep el focus i fa cas de les fletxes.',
    html: carousel({ variant: 'recirculation', slides: words.map((word) => html`<p>${word}</p>`) }),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els valors per defecte.',
    html: '<ap-carousel variant="redona" slides="quatre" gap="-3"><div class="ap-slider"><ul class="ap-slides"><li class="ap-slide"><a href="#una">Una</a></li><li class="ap-slide"><a href="#altra">Una altra</a></li></ul></div></ap-carousel>',
    config: { preview: '' },
  },
  {
    id: 'sense-fila',
    title: 'Sense la fila',
    about: 'El que ha escrit el servidor es queda tal com és.',
    html: '<ap-carousel><p>Encara no hi ha res.</p></ap-carousel>',
  },
];
