import type { GalleryCard } from '../../src/content/body.types.ts';
import { html } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { type PhotoGalleryData, photoGalleryTag } from './photo-gallery.server.ts';

const cards: GalleryCard[] = [
  {
    image: {
      src: '/clip/ad0ac857-c273-db53-3de8-ed7c8fdc47f4',
      alt: 'Un pati amb arcs, i gent que s’hi arrecera i canta.',
    },
    title: 'La coral assaja davall dels arcs.',
    signature: 'Foto: Joana Peris',
  },
  {
    image: {
      src: '/clip/95b7e022-fdd5-5c38-9337-2e95dd475a78',
      alt: 'Una parada de mercat amb el tendal ben estés.',
    },
    title: 'El mercat estén els tendals.',
    signature: 'Foto: Joana Peris',
  },
  {
    image: {
      src: '/clip/3af1441f-15a9-967a-24d3-4e536cc1f87f',
      alt: 'Camps verds a ratlles sota un cel clar.',
    },
    title: 'L’Horta de Baix.',
    signature: 'Foto: Vicent Llorca',
  },
  {
    image: {
      src: '/clip/318591c1-9035-3407-776b-0c689c7b06dd',
      alt: 'Un campanar alt entre cases de color blau.',
    },
    signature: 'Foto: Vicent Llorca',
  },
  {
    image: {
      src: '/clip/2518c3e5-6bca-a049-5a44-ee7e5267feb3',
      alt: 'Una barca de vela en una mar quieta i blava.',
    },
    title: 'En Portassol, la mar com un plat.',
  },
];
const ad = html`<p class="sample-ad">Espai per a publicitat</p>`;
const gallery = (data: Partial<PhotoGalleryData> = {}) =>
  photoGalleryTag({ cards, imageService: { base: '' }, ...data });

export const states: readonly State[] = [
  {
    id: 'fotos',
    title: 'Fotos',
    about: 'Cinc fotos, d’una en una, amb botons, número i pantalla completa.',
    shows: 'La coral assaja davall dels arcs.',
    fullest: true,
    together: true,
    html: gallery(),
  },
  {
    id: 'anuncis',
    title: 'Amb anuncis',
    about: 'Després de la primera foto i de la quarta; l’anunci no compta com a foto.',
    html: gallery({ ad }),
  },
  {
    id: 'una-foto',
    title: 'Una foto',
    about: 'Sense botons per a passar, amb pantalla completa.',
    html: gallery({ cards: cards.slice(0, 1) }),
  },
  {
    id: 'cap-foto',
    title: 'Cap foto',
    about: 'No es veu res.',
    html: '<ap-photo-gallery></ap-photo-gallery>',
  },
  {
    id: 'dades-de-la-pagina',
    title: 'Fotos de la pàgina',
    about: 'Les fotos són dades, i no les ha escrit el servidor.',
    shows: 'El mercat estén els tendals.',
    html: `<ap-photo-gallery><script type="application/json" data-prop="cards">${JSON.stringify(cards)}</script></ap-photo-gallery>`,
  },
  {
    id: 'peu-llarg',
    title: 'Peu molt llarg',
    about: 'Parteix línia; els botons queden davall del més llarg.',
    html: gallery({
      cards: cards.map((card, index) =>
        index === 1
          ? { ...card, title: `Otorrinolaringologiaelectroencefalografista ${'i encara més. '.repeat(20)}` }
          : card,
      ),
    }),
  },
  {
    id: 'sense-imatge',
    title: 'Imatges que no hi són',
    about: 'Es llig el text de cada una, i l’espai es guarda.',
    html: gallery({
      cards: [1, 2].map((number) => ({
        image: { src: `/no-hi-es-${number}.jpg`, alt: `Foto que no hi és, ${number}` },
        title: `Foto ${number}`,
      })),
    }),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els valors per defecte.',
    html: String(gallery()).replace('<ap-photo-gallery', '<ap-photo-gallery max-ads="molts" cards="5"'),
    config: { preview: '' },
  },
];
