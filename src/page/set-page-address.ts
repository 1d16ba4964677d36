import { pageAddress } from './own-address.ts';

/**
 * Changes the address of the page, except in a frame without an address of its own.
 *
 * @param step true if Back should return to the previous address
 */
export function setPageAddress(
  address: string | URL,
  step: 'push' | 'replace',
  state: unknown = history.state,
): void {
  try {
    history[`${step}State`](state, '', new URL(address, pageAddress()));
  } catch {
    // `about:srcdoc`, `blob:`, or no origin
  }
}
