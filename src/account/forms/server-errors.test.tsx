import { expect, test } from 'vitest';
import { ApiError, type ErrorBody } from '../../api/client.ts';
import { adviceOn, codesOf, textOfCode } from './server-errors.ts';

const refusal = (status: number, body: object = {}) =>
  new ApiError('POST /api 400', 'not-found', status, body as ErrorBody);

const ours = ['EMAIL_ALREADY_IN_USE', 'NICK_ALREADY_IN_USE'];
test.each(ours)('ERR-01 %s says that it is in use', (code) => {
  expect(textOfCode(code)).toBe('Este correu electrònic ja està en ús.');
});

const inUse = ['CLUB_EMAIL_ALREADY_IN_USE', 'LA_COLLA_EMAIL_ALREADY_IN_USE'];
test.each(inUse)('ERR-02 ERR-11 %s asks for a login', (code) => {
  expect(textOfCode(code)).toBe('Ja teniu un compte: inicieu la sessió i continueu.');
});

const unknown = ['CLUB_EMAIL_NOT_EXISTS', 'LA_COLLA_EMAIL_NOT_EXISTS'];
test.each(unknown)('ERR-03 ERR-11 %s says that the club does not know it', (code) => {
  expect(textOfCode(code)).toBe('Este correu electrònic no està registrat en el club.');
});

const invalid = ['INVALID_FIELD', 'INVALID_FIELDS', 'UNKNOWN_ERROR', 'INVALID_CREDENTIALS', 'REQUIRED_FIELD'];
test.each(invalid)('ERR-04 %s says that the data are not valid', (code) => {
  expect(textOfCode(code)).toBe('Les dades no són vàlides.');
});

test('ERR-05 INVALID_TOKEN says that the link is of no use any more', () => {
  expect(textOfCode('INVALID_TOKEN')).toBe('L’enllaç ha caducat o ja s’ha fet servir.');
});

test('W-01 ADULT_REQUIRED explains that a child is logged in', () => {
  expect(textOfCode('ADULT_REQUIRED')).toMatch(/oberta la sessió d’una criatura/);
});

test('ERR-13 gives an unknown code the text of UNKNOWN_ERROR, unless the page has its own', () => {
  for (const code of ['NEW_RULE', 'constructor', '__proto__', '<b>'])
    expect(textOfCode(code), code).toBe('Les dades no són vàlides.');
  expect(textOfCode('NEW_RULE', { 'register.error-server.NEW_RULE': 'Regla nova.' })).toBe('Regla nova.');
});

test('REG-20 reads the codes of the list once each, else that of the answer', () => {
  const errors = [
    { errorCode: 'EMAIL_ALREADY_IN_USE' },
    { errorCode: 'REQUIRED_FIELD', errorMessage: 'name' },
    { errorCode: 'REQUIRED_FIELD', errorMessage: 'surname' },
  ];
  expect(codesOf(refusal(400, { errorCode: 'INVALID_FIELDS', errors }))).toEqual([
    'EMAIL_ALREADY_IN_USE',
    'REQUIRED_FIELD',
  ]);
  expect(codesOf(refusal(409, { errorCode: 'EMAIL_ALREADY_IN_USE' }))).toEqual(['EMAIL_ALREADY_IN_USE']);
});

test('REG-19 returns no code when the answer has no usable one', () => {
  const useless = [
    {},
    { errors: [] },
    { errors: 'no list', errorCode: '' },
    { errors: [null, {}, { errorCode: 7 }] },
    { errorCode: { deep: true } },
  ];
  for (const body of useless) expect(codesOf(refusal(400, body)), JSON.stringify(body)).toEqual([]);
});

test('REG-19 does not blame the data when the server is down, unreachable or rate-limited', () => {
  const body = { errorCode: 'UNKNOWN_ERROR' };
  for (const status of [0, 200, 429, 500, 503])
    expect(codesOf(refusal(status, body)), String(status)).toEqual([]);
  expect(codesOf(new TypeError('broken'))).toEqual([]);
});

test('NEWS-07 REG-19 tells no connection from no answer in time, and both from wrong data', () => {
  const said = (['network', 'timeout'] as const).map((type) => adviceOn(new ApiError('POST /api', type, 0)));
  expect(said).toEqual([
    ['No hi ha connexió. Comproveu-la i torneu-ho a provar.'],
    ['El servidor tarda massa a contestar. Torneu-ho a provar d’ací a una estona.'],
  ]);
  expect(adviceOn(refusal(400, { errorCode: 'INVALID_FIELDS' }))).toEqual([]);
});

test('ERR-06 ERR-12 reads INVALID_FIELD about a token as INVALID_TOKEN, in any spelling', () => {
  for (const errorMessage of ['token', 'The Token has expired', 'TOKEN'])
    expect(codesOf(refusal(400, { errorCode: 'INVALID_FIELD', errorMessage })), errorMessage).toEqual([
      'INVALID_TOKEN',
    ]);
  const inList = {
    errorCode: 'INVALID_FIELDS',
    errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'token' }],
  };
  expect(codesOf(refusal(400, inList))).toEqual(['INVALID_TOKEN']);
  expect(codesOf(refusal(400, { errorCode: 'INVALID_FIELD', errorMessage: 'email' }))).toEqual([
    'INVALID_FIELD',
  ]);
  expect(codesOf(refusal(400, { errorCode: 'REQUIRED_FIELD', errorMessage: 'token' }))).toEqual([
    'REQUIRED_FIELD',
  ]);
});

test('W-15 W-14 explains errors that only the server can find', () => {
  const naming = (errorMessage: string) =>
    adviceOn(refusal(400, { errors: [{ errorCode: 'INVALID_FIELD', errorMessage }] }));
  for (const field of ['password', 'newPassword'])
    expect(naming(field)[0], field).toMatch(/fàcil d’endevinar/);
  expect(naming('recaptcha')[0]).toMatch(/contra robots/);
  expect(naming('email')).toEqual([]);
  expect(adviceOn(refusal(429))[0]).toMatch(/massa intents/);
  expect(adviceOn(refusal(503))).toEqual([]);
});
