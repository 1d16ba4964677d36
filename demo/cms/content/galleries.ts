import { imageOf } from '../pictures/clip.ts';
import { bodyIllustrations as pictures } from './body-illustrations.ts';
import type { Content } from './content.types.ts';
import { mediaIllustrations } from './media-illustrations.ts';
import { written } from './written.ts';

/** Picture galleries. */
export const galleries: Content[] = [
  {
    kind: 'gallery',
    slug: 'set-finestres-de-vilaclara',
    kicker: 'Galeria',
    title: 'Set finestres de Vilaclara',
    lead: 'Una passejada per la ciutat en set imatges, del mercat a la mar.',
    illustration: { name: 'galeria-finestres', alt: 'Cases de color taronja amb les finestres obertes.' },
    author: 'Joana Peris',
    minutesAgo: 700,
    media: 'image',
    body: written('Hem eixit al carrer amb una càmera i cap pressa. Açò és el que hem vist.', {
      type: 'photo-gallery',
      cards: [
        {
          image: imageOf(pictures.mercat),
          title: 'El mercat, a punt d’obrir.',
          signature: 'Foto: Joana Peris',
        },
        { image: imageOf(pictures.porxos), title: 'Els porxos, a mig matí.', signature: 'Foto: Joana Peris' },
        {
          image: imageOf(pictures.campanar),
          title: 'Sant Roc, a les dotze.',
          signature: 'Foto: Vicent Llorca',
        },
        {
          image: imageOf(pictures.hort),
          title: 'L’horta, després de dinar.',
          signature: 'Foto: Vicent Llorca',
        },
        { image: imageOf(pictures.teulades), title: 'Les teulades, quan es pon el sol.' },
        {
          image: imageOf(mediaIllustrations.xarxes),
          title: 'El barri dels pescadors.',
          signature: 'Foto: Joana Peris',
        },
        {
          image: imageOf(pictures.barques),
          title: 'Portassol, com un plat.',
          signature: 'Foto: Joana Peris',
        },
      ],
    }),
  },
];
