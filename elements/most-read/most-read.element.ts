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
  summary: 'Les llistes del més llegit, en pestanyes. Si totes són buides no es veu res.',
  content: 'enhance',
  withoutScript: 'Les llistes van l’una davall de l’altra, amb els seus títols.',
  expects: '[slot]',
  background: 'library',
  attributes: {
    tab: {
      type: 'string',
      values: listNames,
      reflect: true,
      description:
        'Pestanya que es veu: «all», tot; «news», notícies; «video», vídeos; «audio», àudios. Per defecte, la primera que té elements.',
    },
  },
  slots: {
    default: { description: 'Un títol (`<h2>` a `<h6>`), que queda damunt de les pestanyes i els dona nom.' },
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
