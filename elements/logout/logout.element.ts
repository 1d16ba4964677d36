import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-logout',
  group: 'account',
  title: 'Eixida',
  summary:
    'Botó que tanca la sessió i porta a una altra pàgina. Amb «auto» la tanca tot sol, com en la pàgina d’eixida.',
  content: 'fallback',
  background: 'inherit',
  attributes: {
    auto: { type: 'boolean', description: 'Tanca la sessió tan prompte com l’element està en la pàgina.' },
    redirectUrl: {
      type: 'url',
      default: '/acces',
      description: 'On es va després, encara que el servidor no haja respost.',
    },
  },
  slots: {
    default: {
      description:
        'Sense JavaScript, un enllaç a la pàgina d’eixida. El seu text és l’etiqueta del botó; amb «auto», el que es llig mentre es tanca la sessió.',
    },
  },
  events: {
    'ap-logout': {
      detail: { ok: 'boolean' },
      cancelable: true,
      description:
        'Ací ja no hi ha sessió; «ok» diu si el servidor també ho sap. Per defecte es va a «redirect-url».',
    },
  },
});
