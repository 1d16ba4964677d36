import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-pip',
  group: 'media',
  title: 'Finestra menuda',
  summary:
    'Enllaç que obri el vídeo o l’àudio en una finestra menuda, al mateix segon, i para el de la pàgina. Si el navegador no ho deixa fer, és un enllaç com qualsevol altre.',
  content: 'fallback',
  background: 'inherit',
  linksFollowBase: true,
  attributes: {
    href: {
      type: 'url',
      required: true,
      description: 'Adreça de la pàgina que s’obri en la finestra. S’hi afig el segon: «?t=24».',
    },
    width: { type: 'number', min: 1, default: 600, description: 'Amplària de la finestra, en píxels.' },
    height: { type: 'number', min: 1, default: 396, description: 'Altura de la finestra, en píxels.' },
    name: {
      type: 'string',
      default: 'ap-pip',
      description: 'Nom de la finestra: dos enllaços amb el mateix nom usen la mateixa finestra.',
    },
  },
  slots: {
    default: {
      description:
        'Un enllaç a la mateixa adreça, que funciona sense JavaScript. El seu text és també el de l’element.',
    },
  },
  events: {
    'ap-pip-open': {
      cause: 'press',
      detail: { blocked: 'boolean' },
      description:
        'S’ha premut l’enllaç i s’ha obert la finestra; amb «blocked» true, el navegador no ho ha deixat fer i ha seguit l’enllaç.',
    },
  },
});
