import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import { childTexts } from '../../src/i18n/texts.ts';
import { texts } from './login.texts.ts';
import { refusalOf } from './refusal.ts';

const faults = [
  new ApiError('POST /api 401', 'unauthorized', 401),
  new ApiError('POST /api could not connect', 'network', 0),
  new ApiError('POST /api timed out', 'timeout', 0),
  new ApiError('POST /api 500', 'server', 500),
  new ApiError('POST /api 429', 'server', 429),
];

test.each([
  ['LOGIN-18', texts, false],
  ['CLOG-08', childTexts(texts), true],
])('%s gives each failure of a login its own message', (_row, said, isChild) => {
  const alerts = faults.map((fault) => said[`login.${refusalOf(fault, isChild).text}`]);
  const [wrong, network, timeout, other] = isChild
    ? [/PIN incorrecte/, /^No hi ha connexió/, /tarda massa/, /^Ara no es pot entrar/]
    : [/contrasenya incorrecta/, /no hi ha connexió/, /tarda massa/, /provar més tard/];
  for (const [index, words] of [wrong, network, timeout, other].entries()) {
    expect(alerts[index]).toMatch(words);
    expect(alerts.filter((alert) => words.test(String(alert)))).toHaveLength(1);
  }
});

test('LOGIN-18 treats other errors as no failure of the credentials', () => {
  expect(refusalOf(new TypeError('broken'), false)).toMatchObject({ text: 'error-generic', status: 0 });
});

test.each([
  ['BEY-14 CLOG-07 an ended card is said at the login of children only', 'CARD_ENDED', 'card-ended', 'error'],
  [
    'W-03 LOGIN-08 an adult alone is told that the e-mail may not be validated, by a server that answers alike for each',
    'MAYBE_NOT_VALIDATED',
    'error',
    'error-or-not-validated',
  ],
] as const)('%s', (_title, reason, ofChild, ofAdult) => {
  const body = { errorCode: 'INVALID_CREDENTIALS', errors: [{ errorCode: reason }] };
  const refused = new ApiError('POST /api 401', 'unauthorized', 401, body);
  expect([refusalOf(refused, true).text, refusalOf(refused, false).text]).toEqual([ofChild, ofAdult]);
});
