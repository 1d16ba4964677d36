import { setPageAddress } from '../../src/page/set-page-address.ts';

let held = '';

/**
 * The token of the link that led here. Once read, it is removed from the address, so it stays neither in the history
 * nor in a copied address. From then on only this page's memory has it (PASS-09, W-16).
 */
export function takeLinkToken(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    held = token;
    address.searchParams.delete('token');
    setPageAddress(address, 'replace');
  }
  return held;
}
