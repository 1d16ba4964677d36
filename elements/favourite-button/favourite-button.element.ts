import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-favourite-button',
  group: 'account',
  title: 'Botó de preferit',
  summary:
    'Guarda un contingut o un programa en els preferits de qui ha iniciat la sessió, i l’en lleva. Sense sessió, oferix iniciar-la.',
  content: 'fallback',
  loads: 'pressed',
  background: 'inherit',
  display: 'inline-block',
  attributes: {
    kind: {
      type: 'string',
      values: ['content', 'show'],
      default: 'content',
      description: 'Què es guarda: un contingut o un programa.',
    },
    contentId: {
      type: 'string',
      required: true,
      description: 'Identificador del contingut o del programa en l’API.',
    },
    label: { type: 'string', description: 'Títol del contingut, que forma part del nom del botó.' },
  },
  properties: {
    active: { of: 'boolean', description: 'Està entre els preferits.' },
    pending: { of: 'boolean', description: 'S’està guardant o llevant.' },
  },
  slots: {
    default: {
      description:
        'Un enllaç a l’accés. Mentre ningú ha iniciat la sessió és el que es veu, i el codi del botó no es carrega fins que algú el prem. Sense enllaç, el botó es carrega quan és a prop.',
    },
  },
  events: {
    'ap-favourite-change': {
      detail: { kind: 'string', id: 'string', active: 'boolean' },
      description: 'El servidor ha admés el canvi.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description: 'Cal iniciar la sessió per a guardar. Per defecte s’obri el diàleg d’accés.',
    },
  },
});
