import { config, withBase } from '../config/config.ts';

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
