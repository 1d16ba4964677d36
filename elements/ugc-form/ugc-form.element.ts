import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-ugc-form',
  group: 'participation',
  title: 'Participació',
  summary:
    'Formulari amb què el públic envia un text, una imatge o un vídeo. Qui no ha iniciat la sessió veu com fer-ho, si no s’hi permet participar a tothom. En el club només hi participen persones adultes.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    ugcId: {
      type: 'string',
      required: true,
      description: 'Identificador de la crida a participar en l’API.',
    },
    type: {
      type: 'string',
      values: ['text', 'text_image', 'text_video'],
      default: 'text',
      description:
        'Què es demana: «text», un text; «text_image», un text i una imatge; «text_video», un text i un vídeo.',
    },
    allowAnonymous: {
      type: 'boolean',
      description:
        'Hi pot participar tothom, també sense sessió. El servidor també ho ha de permetre. En el club no val.',
    },
    maxImageKb: {
      type: 'number',
      default: 8000,
      min: 1,
      description: 'Mida màxima d’una imatge, en KB de 1.024 bytes.',
    },
    maxVideoKb: {
      type: 'number',
      default: 500_000,
      min: 1,
      description: 'Mida màxima d’un vídeo, en KB de 1.024 bytes.',
    },
    partSize: {
      type: 'number',
      integer: true,
      default: 10_485_760,
      min: 5_242_880,
      description: 'Mida, en bytes, de les parts en què es puja un fitxer. L’última pot ser més menuda.',
    },
    siteId: {
      type: 'number',
      integer: true,
      default: 4,
      description: 'Identificador de la web en el magatzem de fitxers.',
    },
    sourceCode: {
      type: 'string',
      default: 'bCube',
      description: 'Codi d’origen dels fitxers en el magatzem.',
    },
    privacyUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description: 'Pàgina que explica què es fa amb les dades de qui participa.',
    },
  },
  properties: {
    status: { of: "'idle' | 'waiting'", description: 'Estat de l’enviament: «waiting» mentre s’envia.' },
    progress: { of: 'number', description: 'Percentatge del fitxer que ha arribat, de 0 a 100.' },
  },
  slots: {
    logo: { description: 'Logotip damunt del missatge per a iniciar la sessió.' },
    paywall: { description: 'Missatge propi que explica per què cal iniciar la sessió.' },
    question: { description: 'La pregunta o la crida, damunt del formulari.' },
    thanks: { description: 'Text propi del diàleg de gràcies, que s’obri quan s’ha enviat.' },
    default: {
      description: 'El que es veu sense JavaScript: un formulari, o una explicació de com participar-hi.',
    },
  },
  events: {
    'ap-ugc-progress': {
      detail: { percent: 'number' },
      description: 'Ha arribat més part del fitxer; «percent» diu quanta, de 0 a 100.',
    },
    'ap-ugc-success': {
      description: 'El servidor ha rebut la participació. L’esdeveniment no diu de qui és.',
    },
    'ap-ugc-error': {
      detail: { codes: 'string[]' },
      description:
        'El servidor no ha admés la participació, o el fitxer no s’ha pogut pujar: «codes» diu per què. Si és buit, no ha respost o ha fallat.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description:
        'S’ha premut el botó d’accés, o s’ha enviat quan la sessió ja s’havia acabat. Per defecte es va a la pàgina d’accés o, en el segon cas, s’obri el diàleg d’accés.',
    },
  },
});
