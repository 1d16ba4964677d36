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
  summary:
    'Enquesta amb una sola resposta: tria, confirmació, vot i resultats. El contingut del servidor es veu mentre no es carrega i si falla.',
  content: 'fallback',
  background: 'library',
  attributes: {
    pollId: { type: 'string', required: true, description: 'Identificador de l’enquesta en l’API.' },
    totalVotes: {
      type: 'number',
      min: 0,
      description: 'Total de vots que el servidor coneix en dibuixar la pàgina.',
    },
    active: { type: 'boolean', description: 'L’enquesta està en marxa segons el servidor.' },
    open: { type: 'boolean', description: 'Pot votar tothom, també sense sessió.' },
    hiddenPoll: { type: 'boolean', description: 'L’enquesta no s’ha de mostrar.' },
    votedOptionId: {
      type: 'string',
      description: 'Opció que esta persona ja ha votat, en una pàgina que el servidor ha fet per a ella.',
    },
    startDate: {
      type: 'date',
      description: 'Quan s’obri: ISO 8601, o «2026-03-08 10:00:00» en hora de Madrid.',
    },
    options: {
      type: 'json',
      of: 'PollOption[]',
      default: [],
      description: 'Opcions que es mostren de seguida, abans que responga l’API.',
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
    inactive: { description: 'Text propi per a una enquesta que no admet vots.' },
    default: {
      description:
        'L’enquesta sense JavaScript: un formulari que vota, o els resultats. L’element recull el que ja s’hi havia triat.',
    },
  },
  events: {
    'ap-poll-select': {
      detail: { pollId: 'string', optionId: 'string | null' },
      description: 'S’ha triat una opció, o s’ha desfet la tria.',
    },
    'ap-poll-vote': {
      detail: { pollId: 'string', optionId: 'string' },
      description: 'El servidor ha admés el vot.',
    },
    'ap-poll-error': { detail: { code: 'string' }, description: 'No s’ha pogut carregar o votar.' },
    'ap-login-required': {
      detail: { reason: 'string', backUrl: 'string' },
      cancelable: true,
      description: 'Cal iniciar la sessió per a votar. Per defecte s’obri el diàleg d’accés.',
    },
  },
});
