import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-ugc-form',
  group: 'participation',
  title: 'Participació',
  summary:
    'Formulari amb què el públic envia un text, una imatge o un vídeo. Qui no ha iniciat la sessió veu com fer-ho, si no es diu que tothom hi pot participar. En el club només hi participen persones adultes.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    ugcId: { type: 'string', required: true, description: 'Identificador de la crida a participar.' },
    type: {
      type: 'string',
      values: ['text', 'text_image', 'text_video'],
      default: 'text',
      description: 'Què es demana: un text, o un text amb una imatge o amb un vídeo.',
    },
    allowAnonymous: {
      type: 'boolean',
      description:
        'Hi pot participar tothom, també sense iniciar la sessió. El servidor ha de saber-ho. En el club no val.',
    },
    maxImageKb: {
      type: 'number',
      default: 8000,
      min: 1,
      description: 'El màxim d’una imatge, en KB de 1.024 bytes.',
    },
    maxVideoKb: {
      type: 'number',
      default: 500_000,
      min: 1,
      description: 'El màxim d’un vídeo, en KB de 1.024 bytes.',
    },
    partSize: {
      type: 'number',
      default: 10_485_760,
      min: 5_242_880,
      description: 'Bytes de cada part en què es puja un fitxer, llevat de l’última.',
    },
    siteId: { type: 'number', default: 4, description: 'Identificador del lloc per al magatzem de fitxers.' },
    sourceCode: {
      type: 'string',
      default: 'bCube',
      description: 'Origen dels fitxers per al magatzem.',
    },
    privacyUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description: 'Què es fa amb les dades de qui participa.',
    },
  },
  properties: {
    status: { of: "'idle' | 'waiting'", description: 'Si s’està enviant.' },
    progress: { of: 'number', description: 'Quant del fitxer ha arribat, de 0 a 100.' },
  },
  slots: {
    logo: { description: 'Logotip damunt del missatge que demana d’iniciar la sessió.' },
    paywall: { description: 'Per què cal iniciar la sessió.' },
    question: { description: 'Què es pregunta al públic, damunt del formulari.' },
    thanks: { description: 'Text propi del diàleg que dona les gràcies.' },
    default: { description: 'El que es veu sense JavaScript: el formulari, o com participar-hi.' },
  },
  events: {
    'ap-ugc-progress': {
      detail: { percent: 'number' },
      description: 'Ha arribat una part més gran del fitxer.',
    },
    'ap-ugc-success': { description: 'La participació ha arribat. No diu de qui.' },
    'ap-ugc-error': {
      detail: { codes: 'string[]' },
      description:
        'El servidor no ha admés la participació, o el fitxer no s’ha pogut pujar. Sense codis, no ha respost o no ha pogut.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description:
        'S’ha premut el botó d’accés, o s’ha enviat quan la sessió ja s’havia acabat. Per defecte es va a la pàgina d’accés, o un diàleg l’oferix.',
    },
  },
});
