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
    auto: { type: 'boolean', description: 'Tanca la sessió de seguida, sense prémer res.' },
    redirectUrl: {
      type: 'url',
      default: '/acces',
      description: 'Pàgina on es va després, també si el servidor no ha respost.',
    },
  },
  slots: {
    default: {
      description:
        'Un enllaç a la pàgina d’eixida, que funciona sense JavaScript. El seu text és el del botó; amb «auto», el que es llig mentre es tanca la sessió.',
    },
  },
  events: {
    'ap-logout': {
      detail: { ok: 'boolean' },
      cancelable: true,
      description:
        'La sessió s’ha tancat en el navegador; «ok» diu si el servidor també l’ha tancada. Si no, es torna a provar en la pàgina següent. Per defecte es va a «redirect-url».',
    },
  },
});
