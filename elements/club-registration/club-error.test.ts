import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import { clubErrorOf, clubErrorTexts } from './club-error.ts';

const LATER = 'Hi ha hagut un problema. Torneu-ho a provar més tard.';
const INVALID = 'Les dades no són vàlides.';
const OWN = 'Ja teniu un compte: inicieu la sessió i continueu.';
const TWICE = 'Ja existix un xiquet o una xiqueta amb estes dades. Contacteu amb el club.';
const DEFAULT = 'LA_COLLA_API_ERROR_CODE_DEFAULT';

const failure = (status: number, body: object) => new ApiError('POST', 'server', status, body);
const colla = (errorMessage?: string) => ({ errorCode: 'LA_COLLA_API_ERROR', errorMessage });

test.each([
  [409, colla('API_ERROR_CODE_2'), TWICE, 'API_ERROR_CODE_2'],
  [409, colla('LA_COLLA_API_ERROR_CODE_2'), TWICE, 'LA_COLLA_API_ERROR_CODE_2'],
  [500, colla('API_ERROR_CODE_1'), LATER, 'API_ERROR_CODE_1'],
  [400, { errorCode: 'LA_COLLA_API_ERROR_CODE_1' }, LATER, 'LA_COLLA_API_ERROR_CODE_1'],
  [400, colla('Pepet Inventat ja hi és'), LATER, DEFAULT],
  [400, colla(), LATER, DEFAULT],
  [400, { errorCode: 'ALGUNA_COSA' }, LATER, DEFAULT],
  [400, {}, LATER, DEFAULT],
  [500, { errorCode: 'UNKNOWN_ERROR' }, LATER, DEFAULT],
  [429, { errorCode: 'INVALID_FIELDS' }, LATER, DEFAULT],
  [409, { errorCode: 'EMAIL_ALREADY_IN_USE' }, OWN, 'EMAIL_ALREADY_IN_USE'],
  [409, { errorCode: 'CLUB_EMAIL_ALREADY_IN_USE' }, OWN, 'CLUB_EMAIL_ALREADY_IN_USE'],
  [409, { errorCode: 'LA_COLLA_EMAIL_ALREADY_IN_USE' }, OWN, 'LA_COLLA_EMAIL_ALREADY_IN_USE'],
  [409, { errorCode: 'NICK_ALREADY_IN_USE' }, 'Este correu electrònic ja està en ús.', 'NICK_ALREADY_IN_USE'],
  [
    404,
    { errorCode: 'CLUB_EMAIL_NOT_EXISTS' },
    'Este correu electrònic no està registrat en el club.',
    'CLUB_EMAIL_NOT_EXISTS',
  ],
  [400, { errorCode: 'INVALID_FIELD' }, INVALID, 'INVALID_FIELD'],
  [400, { errorCode: 'INVALID_FIELDS' }, INVALID, 'INVALID_FIELDS'],
  [400, { errorCode: 'REQUIRED_FIELD' }, INVALID, 'REQUIRED_FIELD'],
  [401, { errorCode: 'INVALID_CREDENTIALS' }, INVALID, 'INVALID_CREDENTIALS'],
])(
  'CLUB-25 CLUB-26 CLUB-27 ERR-02 ERR-03 ERR-04 ERR-07 ERR-08 ERR-10 ERR-11 ERR-13 %i %o says «%s»',
  (status, body, text, code) => {
    expect(clubErrorOf(failure(status, body))).toMatchObject({ text, code });
  },
);

test('ERR-02 offers the login only when the account exists', () => {
  const hasAccount = (errorCode: string) => clubErrorOf(failure(409, { errorCode })).hasAccount;
  expect(hasAccount('CLUB_EMAIL_ALREADY_IN_USE')).toBe(true);
  expect(hasAccount('EMAIL_ALREADY_IN_USE')).toBe(true);
  expect(hasAccount('CLUB_EMAIL_NOT_EXISTS')).toBe(false);
  expect(clubErrorOf(new Error('no answer'))).toEqual({ text: LATER, code: DEFAULT, hasAccount: false });
});

test('CLUB-26 uses the wording of the page for a code', () => {
  const own = { 'register.error-server.LA_COLLA_API_ERROR_CODE_2': 'Ja el tenim.' };
  expect(clubErrorOf(failure(409, colla('API_ERROR_CODE_2')), { ...clubErrorTexts, ...own }).text).toBe(
    'Ja el tenim.',
  );
});
