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

const says = (status: number, body: object, text: string, code: string) =>
  expect(clubErrorOf(failure(status, body))).toMatchObject({ text, code });

test('CLUB-25 ERR-10 reads error 2 as an already registered child, with and without prefix', () => {
  says(409, colla('API_ERROR_CODE_2'), TWICE, 'API_ERROR_CODE_2');
  says(409, colla('LA_COLLA_API_ERROR_CODE_2'), TWICE, 'LA_COLLA_API_ERROR_CODE_2');
});

test('CLUB-25 ERR-07 the club’s error 1 is a problem that passes', () => {
  says(500, colla('API_ERROR_CODE_1'), LATER, 'API_ERROR_CODE_1');
  says(400, { errorCode: 'LA_COLLA_API_ERROR_CODE_1' }, LATER, 'LA_COLLA_API_ERROR_CODE_1');
});

const unknown = [
  [400, colla('Pepet Inventat ja hi és')],
  [400, colla()],
  [400, { errorCode: 'ALGUNA_COSA' }],
  [400, {}],
  [500, { errorCode: 'UNKNOWN_ERROR' }],
  [429, { errorCode: 'INVALID_FIELDS' }],
] as const;
test.each(unknown)('CLUB-27 ERR-07 %i %o says nothing that is known: the default error', (status, body) =>
  says(status, body, LATER, DEFAULT),
);

const own = ['EMAIL_ALREADY_IN_USE', 'CLUB_EMAIL_ALREADY_IN_USE', 'LA_COLLA_EMAIL_ALREADY_IN_USE'];
test.each(own)('CLUB-26 ERR-11 %s asks for the login', (errorCode) =>
  says(409, { errorCode }, OWN, errorCode),
);

test('ERR-01 ERR-03 an e-mail of another child, and one that the club does not know', () => {
  const inUse = 'NICK_ALREADY_IN_USE';
  says(409, { errorCode: inUse }, 'Este correu electrònic ja està en ús.', inUse);
  const stranger = 'CLUB_EMAIL_NOT_EXISTS';
  says(404, { errorCode: stranger }, 'Este correu electrònic no està registrat en el club.', stranger);
});

const invalid = [
  [400, 'INVALID_FIELD'],
  [400, 'INVALID_FIELDS'],
  [400, 'REQUIRED_FIELD'],
  [401, 'INVALID_CREDENTIALS'],
] as const;
test.each(invalid)('ERR-04 %i %s says that the data are not valid', (status, errorCode) =>
  says(status, { errorCode }, INVALID, errorCode),
);

test('ERR-02 offers the login only when the account exists', () => {
  const hasAccount = (errorCode: string) => clubErrorOf(failure(409, { errorCode })).hasAccount;
  expect(hasAccount('CLUB_EMAIL_ALREADY_IN_USE')).toBe(true);
  expect(hasAccount('EMAIL_ALREADY_IN_USE')).toBe(true);
  expect(hasAccount('CLUB_EMAIL_NOT_EXISTS')).toBe(false);
  expect(clubErrorOf(new Error('no answer'))).toEqual({
    text: LATER,
    code: DEFAULT,
    hasAccount: false,
    isThere: false,
  });
});

test('CLUB-26 uses the wording of the page for a code', () => {
  const own = { 'register.error-server.LA_COLLA_API_ERROR_CODE_2': 'Ja el tenim.' };
  expect(clubErrorOf(failure(409, colla('API_ERROR_CODE_2')), { ...clubErrorTexts, ...own }).text).toBe(
    'Ja el tenim.',
  );
});
