export interface Recaptcha {
  secret: string;
  siteKey: string;
  /** Address that verifies tokens. */
  verifyUrl: string;
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** @throws Error with a readable message when the configuration is incomplete */
export function readRecaptcha(environment: Record<string, string | undefined>): Recaptcha | undefined {
  const {
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_VERIFY_URL: verifyUrl,
  } = environment;
  if (!secret && !siteKey) return undefined;
  if (!secret || !siteKey) throw new Error('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY go together.');
  return { secret, siteKey, verifyUrl: verifyUrl || googleVerifyUrl };
}
