import { config, withBase } from '../config/config.ts';
import { CLUB } from '../config/sites.ts';
import { inClub } from '../session/back-url.ts';

/** What a login confirms (elements/login/confirmations.ts). */
type LoginAlert = 'password_reset_sent' | 'password_changed' | 'account_deleted';

/** The address of a login that says what has just happened (LOGIN-14). */
export function withAlert(address: string, alert: LoginAlert): string {
  const [path = '', hash] = address.split('#');
  const start = `${path}${path.includes('?') ? '&' : '?'}alert=${alert}`;
  return hash === undefined ? start : `${start}#${hash}`;
}

/** Where adults log in, with a confirmation. On the club they are the parents: children have no password. */
export function loginAddress(site: string | undefined, alert: LoginAlert): string {
  const { site: ofPage, loginUrl, parentLoginUrl } = config();
  return withBase(withAlert((site ?? ofPage) === CLUB ? parentLoginUrl : loginUrl, alert));
}

/**
 * Where somebody who has pressed something logs in: on the club in its design (GATE-09, FAV-15).
 *
 * @param own another page for it, where the editor has named one
 */
export function enterAddress(site: string | undefined, own?: string): string {
  const { site: ofPage, loginUrl } = config();
  const address = own ?? withBase(loginUrl);
  return (site ?? ofPage) === CLUB ? inClub(address) : address;
}
