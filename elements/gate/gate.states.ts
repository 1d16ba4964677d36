import type { State } from '../../src/server/state.types.ts';
import { gateTag, sample } from './gate.server.ts';

const closed = (attributes: string, content = '') =>
  String(gateTag(sample)).replace(/<ap-gate[^>]*>/, `<ap-gate ${attributes}>${content}`);
const article = '/fragments/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato';

export const states: readonly State[] = [
  {
    id: 'article',
    title: 'Article',
    about: 'Tancada, el missatge i el botó; amb sessió, el text que el servidor guarda.',
    fullest: true,
    html: closed(`template="body" src="${article}"`),
  },
  {
    id: 'video',
    title: 'Vídeo',
    about: 'La caixa és la mateixa oberta i tancada.',
    html: closed('template="video" src="/fragments/videos/assaig-general"'),
  },
  {
    id: 'contingut-en-la-pagina',
    title: 'Amb contingut en la pàgina',
    about: 'El que el CMS escriu dins només s’amaga: és en el codi de la pàgina, i no està protegit.',
    html: closed('template="body"', '<p>La resta del text.</p>'),
  },
  {
    id: 'sense-obligacio',
    title: 'Sense obligació d’entrar',
    about: 'Es veu sempre.',
    shows: 'Un text per a tothom.',
    html: closed('required="false"', '<p>Un text per a tothom.</p>'),
  },
  {
    id: 'textos-propis',
    title: 'Sense missatge del CMS',
    about: 'L’element posa el seu text.',
    html: '<ap-gate template="video"></ap-gate>',
  },
  {
    id: 'no-arriba',
    title: 'El contingut no arriba',
    about: 'Amb sessió: es diu, i es pot tornar a provar.',
    html: closed('template="body" src="/api/no-hi-es"'),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava.',
    html: closed('template="portada" src="https://un-altre.example/text"'),
    config: { preview: '' },
  },
];
