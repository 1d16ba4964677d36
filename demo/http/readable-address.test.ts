import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each([
  ['/resultats/100%', '/resultats/100%25'],
  ['/resultats/100%25', '/resultats/100%25'],
  ['/resultats/%', '/resultats/%25'],
  ['/resultats/%%%', '/resultats/%25%25%25'],
  ['/resultats/50%2', '/resultats/50%252'],
  ['/resultats/50%zz', '/resultats/50%25zz'],
  ['/resultats/qu%C3%A8', '/resultats/qu%C3%A8'],
  ['/resultats/qu%C3', '/resultats/qu%EF%BF%BD'],
  ['/resultats/%E0%A4%A', '/resultats/%EF%BF%BD%25A'],
  ['/resultats/%2Fa%20b', '/resultats/%2Fa%20b'],
  ['/resultats/a?x=100%&y=%C3', '/resultats/a?x=100%&y=%C3'],
  ['/?', '/?'],
])('SRCH-14 reads %s as %s', (written, read) => {
  expect(readableAddress(written)).toBe(read);
  decodeURI(read.split('?')[0] as string);
});
