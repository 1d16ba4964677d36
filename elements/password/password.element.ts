import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-password',
  group: 'account',
  title: 'Contrasenya',
  summary:
    'Formulari per a una contrasenya oblidada: demana un correu amb un enllaç («request») i, amb eixe enllaç, posa la contrasenya nova («reset»).',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    variant: {
      type: 'string',
      values: ['request', 'reset'],
      default: 'request',
      description: 'Quin formulari és: «request», demanar el correu; «reset», posar la contrasenya nova.',
    },
    token: {
      type: 'string',
      description:
        'Clau de l’enllaç del correu, per a «reset». Per defecte, el paràmetre «token» de l’adreça de la pàgina, que se’n lleva de seguida.',
    },
    email: { type: 'string', description: 'Correu que ja ix escrit, en «request».' },
    stay: { type: 'boolean', description: 'La confirmació es mostra ací, i no es va a cap altra pàgina.' },
    successUrl: {
      type: 'url',
      description: 'Pàgina on es va després. Per defecte, la d’accés, que mostra la confirmació.',
    },
    recoverUrl: {
      type: 'url',
      default: '/recuperar-contrasenya',
      description: 'Pàgina on es demana un altre correu quan l’enllaç ja no val, per a «reset».',
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
        'No s’ha pogut. «code» és «user-not-found», «too-many», «invalid-token», «password-refused» o «error». No diu mai de qui és.',
    },
  },
});
