import type { DemoConfig } from '../../config.ts';

/** What the page's configuration tag says of it, so that the forms make the proof that the server asks for. */
export function captchaSettings({ captcha, recaptcha }: Pick<DemoConfig, 'captcha' | 'recaptcha'>): {
  provider: 'altcha' | 'recaptcha' | 'none';
  key?: string;
} {
  if (!captcha) return { provider: 'none' };
  return recaptcha ? { provider: 'recaptcha', key: recaptcha.siteKey } : { provider: 'altcha' };
}
