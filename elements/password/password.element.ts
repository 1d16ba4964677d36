import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-password',
  group: 'account',
  title: 'Contrasenya',
  summary:
    'Demana el correu per a canviar la contrasenya («request»), o la canvia amb l’enllaç d’eixe correu («reset»).',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    variant: {
      type: 'string',
      values: ['request', 'reset'],
      default: 'request',
      description: 'Quin dels dos formularis és.',
    },
    token: {
      type: 'string',
      description:
        'Clau de l’enllaç del correu, per a «reset». Per defecte, el paràmetre «token» de l’adreça, que en desapareix.',
    },
    email: { type: 'string', description: 'Correu electrònic que ja està escrit en obrir la petició.' },
    stay: { type: 'boolean', description: 'Confirma ací mateix en lloc d’anar a una altra pàgina.' },
    successUrl: {
      type: 'url',
      description: 'On es va després. Per defecte, la pàgina d’accés, que mostra la confirmació.',
    },
    recoverUrl: {
      type: 'url',
      default: '/recuperar-contrasenya',
      description: 'On es demana un altre correu quan l’enllaç ja no val.',
    },
  },
  slots: {
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
  events: {
    'ap-password-requested': {
      cancelable: true,
      description: 'S’ha enviat el correu. Per defecte es va a «success-url».',
    },
    'ap-password-changed': {
      cancelable: true,
      description: 'S’ha canviat la contrasenya. Per defecte es va a «success-url».',
    },
    'ap-password-error': {
      detail: { code: 'string' },
      description:
        'No s’ha pogut: user-not-found, too-many, invalid-token, password-refused o error. Mai no diu de qui.',
    },
  },
});
