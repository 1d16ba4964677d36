import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-pip',
  group: 'media',
  title: 'Finestra menuda',
  summary:
    'Enllaç que obri el vídeo o l’àudio en una finestra menuda i para el de la pàgina. Si no es pot, és un enllaç com qualsevol altre.',
  content: 'fallback',
  background: 'inherit',
  linksFollowBase: true,
  attributes: {
    href: { type: 'url', required: true, description: 'Adreça de la pàgina de la finestra.' },
    width: { type: 'number', min: 1, default: 600, description: 'Amplària de la finestra, en píxels.' },
    height: { type: 'number', min: 1, default: 396, description: 'Altura de la finestra, en píxels.' },
    name: {
      type: 'string',
      default: 'ap-pip',
      description: 'Nom de la finestra: dos enllaços amb el mateix nom usen la mateixa.',
    },
  },
  slots: {
    default: { description: 'Sense JavaScript, un enllaç a la mateixa pàgina. El seu text és l’etiqueta.' },
  },
  events: {
    'ap-pip-open': {
      cause: 'press',
      detail: { blocked: 'boolean' },
      description: 'S’ha obert la finestra; «blocked» diu que el navegador no ho ha deixat fer.',
    },
  },
});
