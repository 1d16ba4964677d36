import type { DemoConfig } from '../../config.ts';

/**
 * Returns the captcha settings for the page's configuration tag, so that forms make the proof that the server
 * requires.
 */
export function captchaSettings({ captcha, recaptcha }: Pick<DemoConfig, 'captcha' | 'recaptcha'>): {
  provider: 'altcha' | 'recaptcha' | 'none';
  key?: string;
} {
  if (!captcha) return { provider: 'none' };
  return recaptcha ? { provider: 'recaptcha', key: recaptcha.siteKey } : { provider: 'altcha' };
}
