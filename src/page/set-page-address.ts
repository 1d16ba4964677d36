import { pageAddress } from './own-address.ts';

/**
 * Changes the address of the page. The page in a frame without an address of its own stays as it is.
 *
 * @param step whether Back returns to the address before
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
