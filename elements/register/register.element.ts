import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-register',
  group: 'account',
  title: 'Registre',
  summary:
    'Formulari per a crear un compte: complet («standard»), o el de mares, pares i tutors del club («adults»).',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    variant: {
      type: 'string',
      values: ['standard', 'adults'],
      default: 'standard',
      description:
        'Quin registre és: «standard», el complet; «adults», el de mares, pares i tutors del club.',
    },
    email: {
      type: 'string',
      description: 'Correu que ja ix escrit. Per defecte, el paràmetre «email» de l’adreça de la pàgina.',
    },
    lockEmail: {
      type: 'boolean',
      description:
        'El correu que ja ix escrit no es pot canviar. En «adults» és així sempre. Un correu que no és vàlid es pot canviar sempre.',
    },
    termsUrl: { type: 'url', default: '/condicions-d-us', description: 'Pàgina de les condicions d’ús.' },
    privacyUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description: 'Pàgina de la política de privacitat.',
    },
    clubUrl: {
      type: 'url',
      default: '/registre',
      description: 'Pàgina de registre del club infantil, que es proposa a qui no té l’edat mínima.',
    },
    origin: {
      type: 'string',
      default: 'web',
      description: 'Origen del registre que s’envia al servidor, per a distingir-ne uns d’altres.',
    },
  },
  properties: {
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Estat de l’enviament.',
    },
  },
  slots: {
    intro: { description: 'Text propi damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    success: {
      description: 'Text propi en la confirmació, en lloc del que recomana mirar el correu brossa.',
    },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
  events: {
    'ap-register-success': {
      description:
        'S’ha creat el compte i s’ha enviat el correu de validació. L’esdeveniment no diu de qui és.',
    },
    'ap-register-error': {
      detail: { codes: 'string[]' },
      description:
        'El servidor no ha admés el registre: «codes» diu per què. Si és buit, no ha respost o ha fallat.',
    },
    'ap-captcha': {
      detail: { verified: 'boolean' },
      description:
        'La comprovació contra robots s’ha fet («verified» és true), o ha deixat de valdre (false).',
    },
  },
});
