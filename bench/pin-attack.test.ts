import { expect, test } from 'vitest';
import { attackPins } from './pin-attack.ts';

const year = 365.25 * 24 * 60 * 60;

test('W-01 BEY-12 takes over a hundredth of a year to guess a hundred PINs, from one address or many', async () => {
  const { fromOneAddress, fromManyAddresses, childWaits, cardsOfOneNetwork } = await attackPins(100);
  expect(fromOneAddress).toBeGreaterThan(year / 100);
  expect(fromManyAddresses).toBeGreaterThan(year / 100);
  expect(childWaits).toBeGreaterThan(0);
  expect(childWaits).toBeLessThanOrEqual(5);
  expect(cardsOfOneNetwork).toBeLessThanOrEqual(250);
}, 600_000);
