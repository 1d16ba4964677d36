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
      description: 'Quin dels dos registres és.',
    },
    email: {
      type: 'string',
      description:
        'Correu electrònic que ja està escrit. Per defecte, el paràmetre «email» de l’adreça de la pàgina.',
    },
    lockEmail: {
      type: 'boolean',
      description:
        'El correu que ja està escrit no es pot canviar. En «adults» és així sempre. Un correu que no és vàlid no es bloqueja mai.',
    },
    termsUrl: { type: 'url', default: '/condicions-d-us', description: 'Condicions d’ús.' },
    privacyUrl: { type: 'url', default: '/politica-de-privacitat', description: 'Política de privacitat.' },
    clubUrl: {
      type: 'url',
      default: '/registre',
      description: 'Registre del club infantil, que se suggerix a qui no té l’edat mínima.',
    },
    origin: { type: 'string', default: 'web', description: 'D’on ve el registre, per al servidor.' },
  },
  properties: {
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Com va el registre.',
    },
  },
  slots: {
    intro: { description: 'Text propi damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    success: {
      description: 'Text propi de la confirmació, en lloc del que recomana mirar el correu brossa.',
    },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
  events: {
    'ap-register-success': {
      description: 'S’ha creat el compte i s’ha enviat el correu de validació. No diu de qui.',
    },
    'ap-register-error': {
      detail: { codes: 'string[]' },
      description: 'El servidor no ha admés el registre. Sense codis, no ha respost o no ha pogut.',
    },
    'ap-captcha': {
      detail: { verified: 'boolean' },
      description: 'La comprovació contra robots s’ha fet, o ha deixat de valdre.',
    },
  },
});
