import { expect, test } from 'vitest';
import { lastBirthdate } from '../../../src/forms/rules/birthdate-rules.ts';
import { validUntil } from './valid-until.ts';

test.each([
  ['2016-05-06', '2029-05-06'],
  ['2016-02-29', '2029-03-01'],
  ['2019-02-28', '2032-02-28'],
])('CHILD-13 for a birthdate of %s, the card is valid until %s', (birthdate, day) => {
  expect(validUntil(birthdate)).toBe(day);
});

test('CHILD-13 CLOG-15 ends the login on the day when the card expires, whatever the birthday', () => {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  for (let born = Date.UTC(2015, 0, 1); born < Date.UTC(2020, 0, 1); born += 24 * 60 * 60 * 1000) {
    const birthdate = day(new Date(born));
    const end = validUntil(birthdate);
    const eve = day(new Date(Date.parse(end) - 24 * 60 * 60 * 1000));
    expect(birthdate > lastBirthdate(eve, 13), birthdate).toBe(true);
    expect(birthdate > lastBirthdate(end, 13), birthdate).toBe(false);
  }
});
