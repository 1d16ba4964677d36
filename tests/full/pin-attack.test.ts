import { expect, test } from 'vitest';
import { attackPins } from '../../bench/pin-attack.ts';

test('W-01 BEY-12 all PINs of a card take more than a year on the server’s clock', async () => {
  const year = 365.25 * 24 * 60 * 60;
  const { fromOneAddress, fromManyAddresses } = await attackPins();
  expect(fromOneAddress).toBeGreaterThan(year);
  expect(fromManyAddresses).toBeGreaterThan(year);
}, 600_000);
