import { config, withBase } from '../config/config.ts';
import { CLUB } from '../config/sites.ts';
import { inClub } from '../session/back-url.ts';

/** Confirmation that a login page shows (elements/login/confirmations.ts). */
type LoginAlert = 'password_reset_sent' | 'password_changed' | 'account_deleted';

/** Adds a confirmation to a login address (LOGIN-14). */
export function withAlert(address: string, alert: LoginAlert): string {
  const [path = '', hash] = address.split('#');
  const start = `${path}${path.includes('?') ? '&' : '?'}alert=${alert}`;
  return hash === undefined ? start : `${start}#${hash}`;
}

/** Login address of adults with a confirmation. The club uses the login of tutors: children have no password. */
export function loginAddress(site: string | undefined, alert: LoginAlert): string {
  const { site: ofPage, loginUrl, parentLoginUrl } = config();
  return withBase(withAlert((site ?? ofPage) === CLUB ? parentLoginUrl : loginUrl, alert));
}

/**
 * Login address after a press, in the club's design on the club (GATE-09, FAV-15).
 * @param own login page that the editor has set
 */
export function enterAddress(site: string | undefined, own?: string): string {
  const { site: ofPage, loginUrl } = config();
  const address = own ?? withBase(loginUrl);
  return (site ?? ofPage) === CLUB ? inClub(address) : address;
}
