import { expect, test } from 'vitest';
import { texts } from './child.texts.ts';
import { isLikelyPin } from './pin-rules.ts';

const birthdate = '2018-02-03';

test.each([
  ...['0000', '5555', '9999'],
  ...['0123', '1234', '6789', '3210', '4321', '9876'],
  ...['2018', '0302', '0203'],
  ...['1212', '2580', '2000'],
])('CHILD-23 refuses the PIN %s for the birthdate 3 February 2018', (pin) => {
  expect(isLikelyPin(pin, birthdate)).toBe(true);
});

test.each(['0042', '1243', '8901', '9012', '2017', '0303', '0204', '7070'])(
  'CHILD-23 takes the PIN %s of who was born on 3 February 2018',
  (pin) => {
    expect(isLikelyPin(pin, birthdate)).toBe(false);
  },
);

test.each([undefined, null, '', '2018', '03/02/2018'])(
  'CHILD-23 judges a PIN without a birthdate too: %j',
  (none) => {
    expect([isLikelyPin('1234', none), isLikelyPin('2018', none)]).toEqual([true, false]);
  },
);

test('CHILD-23 says why', () => {
  expect(texts['form.pin-likely']).toBe('Este PIN és massa fàcil d’endevinar.');
});
