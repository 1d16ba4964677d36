import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-gate',
  group: 'account',
  title: 'Porta per a persones registrades',
  summary:
    'Mostra el contingut a qui ha iniciat la sessió, i als altres un missatge amb el botó d’accés. El que s’ha de protegir de veres no va en la pàgina: la seua adreça va en «src», i es demana quan ja hi ha sessió.',
  content: 'enhance',
  withoutScript:
    'Es veuen el missatge, el logotip i l’enllaç d’accés. El contingut sense `slot` queda amagat.',
  attributes: {
    template: {
      type: 'string',
      values: ['video', 'body'],
      default: 'body',
      description:
        'Forma de la porta tancada: «video» és una caixa de 16:9; «body», un bloc de text amb el logotip.',
    },
    required: {
      type: 'boolean',
      default: true,
      description: 'Cal iniciar la sessió. Amb `required="false"` el contingut es veu sempre.',
    },
    src: {
      type: 'url',
      description:
        'Adreça del contingut protegit, en la mateixa web. El servidor hi ha de respondre amb HTML només a qui ha iniciat la sessió.',
    },
    loginUrl: { type: 'url', description: 'Pàgina d’accés. Per defecte, el `login-url` d’`<ap-config>`.' },
  },
  properties: {
    open: {
      of: 'boolean',
      description: 'La porta és oberta. És també un atribut, per a fulles d’estil.',
    },
  },
  slots: {
    default: {
      description:
        'Contingut que només s’amaga a qui no ha iniciat la sessió. No està protegit, perquè és en el codi de la pàgina: vegeu «src».',
      seenWhile: 'open',
    },
    message: { description: 'Per què cal iniciar la sessió.' },
    logo: { description: 'Logotip de la plantilla «body».' },
  },
  events: {
    'ap-gate-change': {
      detail: { open: 'boolean' },
      description:
        'La porta s’ha obert o s’ha tancat: algú ha entrat o ha eixit, en esta pestanya o en una altra.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description: 'S’ha premut el botó d’accés. Per defecte es va a la pàgina d’accés.',
    },
  },
});
