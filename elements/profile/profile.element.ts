import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-profile',
  group: 'account',
  title: 'Perfil',
  summary:
    'El perfil de qui ha entrat: les seues dades, els continguts i els programes que guarda, les seues criatures i la baixa. Un membre infantil hi veu només els seus preferits.',
  content: 'fallback',
  audience: 'user',
  background: 'library-when-ready',
  attributes: {
    tab: {
      type: 'string',
      values: ['user', 'favourites', 'shows', 'children', 'rrss'],
      default: 'user',
      description:
        'Apartat que s’obri. Si no és per a qui ha entrat o per a este lloc, se n’obri un altre i canvia l’adreça.',
    },
    loginUrl: { type: 'url', default: '/acces', description: 'On va qui no ha entrat.' },
    clubRegisterUrl: {
      type: 'url',
      default: '/registre',
      description: 'Registre del club, on porta el botó d’afegir una criatura.',
    },
    supportEmail: {
      type: 'string',
      description: 'Bústia per a donar de baixa un compte del club. Per defecte, la de la configuració.',
    },
    masonryBreak: {
      type: 'number',
      min: 0,
      default: 578,
      description:
        'Amplària de la finestra, en píxels, per davall de la qual les llistes van en una columna.',
    },
  },
  properties: {
    status: {
      of: "'loading' | 'ready' | 'saving' | 'error'",
      description: 'Com està el perfil.',
    },
    form: {
      of: "'simple' | 'extended'",
      description: 'Quin formulari toca en este lloc: l’ampliat és el del club.',
    },
  },
  slots: {
    'children-description': { description: 'Text de l’apartat de les criatures, fora del club.' },
    'empty-favourites': { description: 'El que es veu quan no hi ha cap contingut guardat.' },
    'empty-shows': { description: 'El que es veu quan no hi ha cap programa preferit.' },
    'rrss-alert': {
      description:
        'Text propi de l’avís que demana completar les dades a qui ha entrat per una xarxa social.',
    },
    default: { description: 'El que es veu sense JavaScript: el menú, i què cal per a canviar les dades.' },
  },
  events: {
    'ap-profile-saved': { description: 'El servidor ha guardat els canvis. No diu quins.' },
    'ap-profile-error': {
      detail: { status: 'number', code: 'string' },
      description:
        'No s’ha pogut carregar, guardar o eliminar. L’estat és el d’HTTP, o 0 si no hi ha hagut resposta.',
    },
    'ap-account-deleted': {
      cancelable: true,
      description: 'El compte ja no existix i la sessió s’ha tancat. Per defecte va a la pàgina d’accés.',
    },
    'ap-tab-change': {
      detail: { tab: 'string' },
      description: 'Es veu un altre apartat del que es veia, o del que s’havia demanat.',
    },
  },
});
