import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-gate',
  group: 'account',
  title: 'Porta per a persones registrades',
  summary:
    'Mostra el contingut a qui ha iniciat la sessió, i als altres un missatge amb el botó d’accés. El que s’ha de protegir de veres no va en la pàgina: s’indica en «src» i es demana després d’entrar.',
  content: 'enhance',
  withoutScript:
    'Sense JavaScript es veuen el missatge, el logotip i l’enllaç d’accés. El contingut sense «slot» queda amagat.',
  attributes: {
    template: {
      type: 'string',
      values: ['video', 'body'],
      default: 'body',
      description: 'Forma de la porta tancada: la d’un vídeo o la del text d’un article.',
    },
    required: {
      type: 'boolean',
      default: true,
      description: 'Cal iniciar la sessió. Amb «false» el contingut es veu sempre.',
    },
    src: {
      type: 'url',
      description:
        'Adreça del contingut protegit, del mateix lloc. El servidor la respon amb HTML només a qui ha iniciat la sessió.',
    },
    loginUrl: { type: 'url', description: 'Pàgina d’accés. Per defecte, la del lloc.' },
  },
  properties: {
    open: {
      of: 'boolean',
      description: 'El contingut es pot vore; l’element també en porta l’atribut.',
    },
  },
  slots: {
    default: {
      description:
        'Contingut que només s’amaga a qui no ha iniciat la sessió. No el protegix, perquè és en el codi de la pàgina: vegeu «src».',
      seenWhile: 'open',
    },
    message: { description: 'Per què cal iniciar la sessió.' },
    logo: { description: 'Logotip de la plantilla «body».' },
  },
  events: {
    'ap-gate-change': { detail: { open: 'boolean' }, description: 'La porta s’ha obert o s’ha tancat.' },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description: 'S’ha premut el botó d’accés. Per defecte es va a la pàgina d’accés.',
    },
  },
});
