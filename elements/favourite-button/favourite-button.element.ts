import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-favourite-button',
  group: 'account',
  title: 'Botó de preferit',
  summary:
    'Botó que guarda un contingut o un programa en els preferits de qui ha iniciat la sessió, o l’en lleva. Sense sessió, oferix iniciar-la.',
  content: 'fallback',
  withoutScript: 'És l’enllaç a la pàgina d’accés que escriviu dins de l’element.',
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
    label: {
      type: 'string',
      description: 'Títol del contingut, que diuen els lectors de pantalla: «Preferit: Com es fa un far».',
    },
  },
  properties: {
    active: { of: 'boolean', description: 'El contingut és entre els preferits.' },
    pending: { of: 'boolean', description: 'S’està guardant, o s’està llevant.' },
  },
  slots: {
    default: {
      description:
        'Un enllaç a la pàgina d’accés. Sense sessió és el que es veu, i el codi del botó només es carrega quan es prem. Si no hi ha enllaç, el codi es carrega quan el botó és a prop.',
    },
  },
  events: {
    'ap-favourite-change': {
      detail: { kind: 'string', id: 'string', active: 'boolean' },
      description: 'El servidor ha guardat el canvi; «active» diu si ara és entre els preferits.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description: 'S’ha premut sense sessió. Per defecte s’obri el diàleg d’accés.',
    },
  },
});
