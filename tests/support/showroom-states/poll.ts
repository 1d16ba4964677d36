import { texts as dialogs } from '../../../elements/poll/dialogs.texts.ts';
import { texts as poll } from '../../../elements/poll/poll.texts.ts';
import { expect } from '../demo.ts';
import { all, type Check, type Checks, hides, lacks, notes, offers, shows } from './checks.ts';

const loadFailure = all(shows(poll['poll.error-load']), offers(poll['poll.retry']), lacks(poll['poll.vote']));

const vote: Check = async (tag) => {
  await tag.getByRole('radio').first().check();
  await tag.getByRole('button', { name: poll['poll.vote'], exact: true }).click();
  await tag.getByRole('button', { name: dialogs['poll.confirm'] }).click();
};

/** Polls. */
export const pollChecks: Checks = {
  'ap-poll': {
    oberta: all(offers(poll['poll.vote']), shows('L’Almoina')),
    carregant: shows(poll['poll.loading']),
    error: loadFailure,
    'error-opcions': all(loadFailure, shows('L’Almoina')),
    'temps-esgotat': loadFailure,
    'no-json': loadFailure,
    'forma-equivocada': loadFailure,
    'sense-opcions': all(lacks(poll['poll.vote']), hides(poll['poll.loading']), shows(poll['poll.empty'])),
    votada: all(shows(poll['poll.voted']), lacks(poll['poll.vote'])),
    tancada: all(shows(poll['poll.closed']), lacks(poll['poll.vote'])),
    programada: all(shows(poll['poll.not-started']), lacks(poll['poll.vote'])),
    amagada: async (tag) => {
      await expect(tag).toBeHidden();
    },
    'textos-llargs': offers(poll['poll.vote']),
    'vint-opcions': async (tag) => {
      await expect(tag.getByRole('radio')).toHaveCount(20);
    },
    'vot-repetit': all(vote, shows(poll['poll.already-voted'])),
    'vot-fallit': all(vote, shows(poll['poll.error-vote']), offers(poll['poll.vote'])),
    'no-existix': loadFailure,
    'atributs-equivocats': all(offers(poll['poll.vote']), notes(['total-votes="molts"', 'options="[{]"'])),
  },
};
