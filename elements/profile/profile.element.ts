import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-profile',
  group: 'account',
  title: 'Perfil',
  summary:
    'El perfil de qui ha entrat: les seues dades, els continguts i els programes que guarda, les seues criatures i la baixa. Una criatura hi veu només els seus preferits.',
  content: 'fallback',
  audience: 'user',
  background: 'library-when-ready',
  attributes: {
    tab: {
      type: 'string',
      values: ['user', 'favourites', 'shows', 'children', 'rrss'],
      default: 'user',
      description:
        'Apartat que s’obri: «user», les dades; «favourites», els continguts guardats; «shows», els programes; «children», les criatures; «rrss», completar les dades després d’entrar per una xarxa social. Si no és per a qui ha entrat o per a esta web, se n’obri un altre i canvia l’adreça.',
    },
    loginUrl: { type: 'url', default: '/acces', description: 'Pàgina d’accés, on va qui no ha entrat.' },
    clubRegisterUrl: {
      type: 'url',
      default: '/registre',
      description: 'Pàgina de registre del club, on porta el botó d’afegir una criatura.',
    },
    supportEmail: {
      type: 'string',
      description:
        'Adreça electrònica per a donar de baixa un compte del club. Per defecte, el `support-email` d’`<ap-config>`.',
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
      description: 'Estat del perfil.',
    },
    form: {
      of: "'simple' | 'extended'",
      description: 'Formulari de dades: «extended» és el del club, i «simple», el de les altres webs.',
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
    default: {
      description: 'El que es veu sense JavaScript: un menú amb enllaços i una adreça de contacte.',
    },
  },
  events: {
    'ap-profile-saved': { description: 'El servidor ha guardat els canvis. L’esdeveniment no diu quins.' },
    'ap-profile-error': {
      detail: { status: 'number', code: 'string' },
      description:
        'No s’ha pogut carregar, guardar o eliminar; «status» és l’estat d’HTTP, o 0 si no hi ha hagut resposta.',
    },
    'ap-account-deleted': {
      cancelable: true,
      description: 'El compte ja no existix i la sessió s’ha tancat. Per defecte es va a la pàgina d’accés.',
    },
    'ap-tab-change': {
      detail: { tab: 'string' },
      description: 'S’ha canviat d’apartat, o se n’ha obert un altre que el demanat.',
    },
  },
});
