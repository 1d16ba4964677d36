import type { DemoConfig } from '../../config.ts';
import { clamd } from './clamd.ts';
import type { Scanner } from './scanner.types.ts';

/** Returns the configured scanner, or the demo's own; undefined in production without a configured scanner. */
export function scannerOf({
  scanner,
  ownScanner,
}: Pick<DemoConfig, 'scanner' | 'ownScanner'>): Scanner | undefined {
  const address = scanner ?? ownScanner;
  return address && clamd(address);
}
