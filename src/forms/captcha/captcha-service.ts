import { config } from '../../config/config.ts';
import type { Config } from '../../config/config.types.ts';

export type Service = Exclude<Config['captchaProvider'], 'none'>;

/**
 * Returns the captcha service of a form. Third parties receive nothing about children: for them ALTCHA replaces any
 * other service, and the server accepts its proof too.
 * @param isForChildren on the club, or while a child is logged in
 */
export function captchaService(isForChildren: boolean): Service | 'none' {
  const { captchaProvider } = config();
  return isForChildren && captchaProvider !== 'none' ? 'altcha' : captchaProvider;
}
