import type { State } from '../../src/server/state.types.ts';
import { sample, ugcFormTag } from './ugc-form.server.ts';

const question = '<h2 slot="question">Què li preguntaríeu a la directora de l’orquestra?</h2>';
const fallback = '<p>Per a participar-hi cal JavaScript.</p>';

/** Renders a form of the demo's second call, which is open to all. */
const open = (attributes = '', slots = question) =>
  `<ap-ugc-form ugc-id="2" allow-anonymous${attributes}>${slots}${fallback}</ap-ugc-form>`;

export const states: readonly State[] = [
  {
    id: 'text',
    title: 'Text',
    about: 'Premeu el botó sense escriure res: diu què falta.',
    shows: 'La vostra pregunta',
    html: open(),
  },
  {
    id: 'imatge',
    title: 'Text i imatge',
    about: 'De 8 MB com a màxim.',
    shows: 'Trieu una imatge',
    html: open(' type="text_image"'),
  },
  {
    id: 'video',
    title: 'Text i vídeo',
    about: 'Es puja en parts, i es veu quant n’ha arribat. Talleu la connexió: continua quan torna.',
    shows: 'Trieu un vídeo',
    fullest: true,
    html: open(' type="text_video"'),
  },
  {
    id: 'cal-entrar',
    title: 'Cal iniciar la sessió',
    about: 'El missatge i el botó d’accés, amb el logotip; amb sessió, el formulari amb el nom i el correu.',
    shows: 'Inicieu la sessió',
    html: ugcFormTag(sample),
  },
  {
    id: 'club',
    title: 'En el club',
    about: 'Només hi participen persones adultes, encara que l’etiqueta diga que tothom.',
    shows: 'Soc una persona adulta',
    html: open(' site="lacolla"'),
  },
  {
    id: 'arribada',
    title: 'Ha arribat',
    about: 'Ompliu-lo: un diàleg dona les gràcies, i queden el nom, el correu i la casella de les novetats.',
    shows: 'La vostra pregunta',
    html: open(),
    fault: 'account-done',
  },
  {
    id: 'servidor-caigut',
    title: 'Servidor caigut',
    about: 'En tocar-lo, la comprovació contra robots falla i es pot tornar a provar.',
    shows: 'La vostra pregunta',
    html: open(),
    fault: '500',
  },
  {
    id: 'textos-propis',
    title: 'Límits i textos propis',
    about: 'Una imatge de 500 KB com a màxim, i el text de l’editor en el diàleg.',
    shows: 'Una foto o un dibuix, de 500 KB com a màxim.',
    html: open(
      ' type="text_image" max-image-kb="500"',
      `${question}<p slot="thanks">Les millors fotos eixiran en el programa de dissabte.</p>`,
    ),
  },
  {
    id: 'sense-identificador',
    title: 'Sense identificador, en vista prèvia',
    about: 'Es veu el contingut del servidor, i qui edita llig què falta.',
    ends: 'failed',
    html: `<ap-ugc-form>${fallback}</ap-ugc-form>`,
    config: { preview: '' },
  },
];
