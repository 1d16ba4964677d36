import { config, withBase } from '../config/config.ts';
import { inClub } from '../session/back-url.ts';

/**
 * Where adults log in, with a confirmation that is shown there (LOGIN-14). On the club they are the parents: children
 * have no password.
 */
export function loginAddress(
  site: string | undefined,
  alert: 'password_reset_sent' | 'password_changed',
): string {
  const { site: ofPage, loginUrl, parentLoginUrl } = config();
  const address = (site ?? ofPage) === 'lacolla' ? parentLoginUrl : loginUrl;
  const [path = '', hash] = address.split('#');
  const start = `${path}${path.includes('?') ? '&' : '?'}alert=${alert}`;
  return withBase(hash === undefined ? start : `${start}#${hash}`);
}

/**
 * Where somebody who has pressed something logs in: on the club in its design (GATE-09, FAV-15).
 *
 * @param own another page for it, where the editor has named one
 */
export function enterAddress(site: string | undefined, own?: string): string {
  const { site: ofPage, loginUrl } = config();
  const address = own ?? withBase(loginUrl);
  return (site ?? ofPage) === 'lacolla' ? inClub(address) : address;
}
