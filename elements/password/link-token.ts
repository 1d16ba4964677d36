import { setPageAddress } from '../../src/page/set-page-address.ts';

let held = '';

/**
 * The token of the link that led here. It is taken out of the address, and so out of the history and of what may be
 * copied, as soon as it is read; from then on only this page's memory has it (PASS-09, W-16).
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
