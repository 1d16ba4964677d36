import { defineContract } from '../../src/element/contract.ts';
import { listNames } from './most-read.types.ts';

const list = (what: string) => ({
  description: `${what}: un títol i una llista \`<ol>\` o \`<ul>\`. La pestanya hi és si la llista té algun element.`,
  stays: true as const,
});

export const contract = defineContract({
  tag: 'ap-most-read',
  group: 'news',
  title: 'El més llegit',
  summary:
    'Les llistes del més llegit, en pestanyes. Sense JavaScript van l’una davall de l’altra, amb els seus títols; si totes estan buides no es veu res.',
  content: 'enhance',
  expects: '[slot]',
  background: 'library',
  attributes: {
    tab: {
      type: 'string',
      values: listNames,
      reflect: true,
      description: 'Pestanya que es veu. Per defecte, la primera que té elements.',
    },
  },
  slots: {
    default: { description: 'Un títol, que va damunt de les pestanyes.' },
    all: list('De tot'),
    news: list('Notícies'),
    video: list('Vídeos'),
    audio: list('Àudios'),
  },
  events: {
    'ap-tab-change': {
      detail: { tab: 'string' },
      description: 'Qui llig ha canviat de pestanya: «all», «news», «video» o «audio».',
    },
  },
});
