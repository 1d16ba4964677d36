import { type PollOption, pollOptionSchema } from '../../src/api/poll.types.ts';
import { defineContract } from '../../src/element/contract.ts';
import type { PollState } from './poll-state.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    PollOption: PollOption;
    PollState: PollState;
  }
}

export const contract = defineContract({
  tag: 'ap-poll',
  group: 'participation',
  title: 'Enquesta',
  summary: 'Enquesta amb una sola resposta: es tria una opció, es confirma el vot i es veuen els resultats.',
  content: 'fallback',
  background: 'library',
  attributes: {
    pollId: { type: 'string', required: true, description: 'Identificador de l’enquesta en l’API.' },
    totalVotes: {
      type: 'number',
      integer: true,
      min: 0,
      description: 'Total de vots en el moment de fer la pàgina. Després val el de l’API.',
    },
    active: { type: 'boolean', description: 'L’enquesta admet vots. Després val el que diu l’API.' },
    open: { type: 'boolean', description: 'Pot votar tothom, també sense sessió.' },
    hiddenPoll: { type: 'boolean', description: 'L’enquesta no es mostra.' },
    votedOptionId: {
      type: 'string',
      description:
        'Identificador de l’opció que ja ha votat qui mira. Només en una pàgina que el servidor fa per a cada persona, i no en una memòria cau.',
    },
    startDate: {
      type: 'date',
      description: 'Quan s’obri: «2026-03-08T09:00:00Z», o «2026-03-08 10:00:00» en hora de Madrid.',
    },
    options: {
      type: 'json',
      of: 'PollOption[]',
      default: [],
      description: 'Opcions que es mostren abans que responga l’API: `[{"id":"1","title":"Sí","votes":0}]`.',
      schema: {
        type: 'array',
        items: { ...pollOptionSchema, required: ['id', 'title'] },
      },
    },
  },
  properties: {
    state: { of: 'PollState', description: 'Estat actual de l’enquesta.' },
  },
  slots: {
    question: { description: 'La pregunta, normalment un encapçalament.' },
    inactive: { description: 'Text propi per a quan l’enquesta no admet vots.' },
    default: {
      description:
        'L’enquesta sense JavaScript: un formulari que vota, o els resultats. Si ja s’hi havia triat una opció, la tria es conserva.',
    },
  },
  events: {
    'ap-poll-select': {
      detail: { pollId: 'string', optionId: 'string | null' },
      description: 'S’ha triat una opció, o s’ha desfet la tria.',
    },
    'ap-poll-vote': {
      detail: { pollId: 'string', optionId: 'string' },
      description: 'El servidor ha comptat el vot.',
    },
    'ap-poll-error': {
      detail: { code: 'string' },
      description: 'No s’ha pogut carregar l’enquesta, o no s’ha pogut votar; «code» diu per què.',
    },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description:
        'S’ha premut «Voteu» sense sessió en una enquesta sense «open». Per defecte s’obri el diàleg d’accés.',
    },
  },
});
