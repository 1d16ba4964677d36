interface Key {
  siteKey: string;
}

/** reCAPTCHA v2 or Enterprise, in place of the proof of work that the server checks itself. */
export type Recaptcha = RecaptchaV2 | RecaptchaEnterprise;

export interface RecaptchaV2 extends Key {
  kind: 'v2';
  secret: string;
  /** Address that verifies tokens. */
  verifyUrl: string;
}

export interface RecaptchaEnterprise extends Key {
  kind: 'enterprise';
  project: string;
  apiKey: string;
  /** Address before `/projects/…`, without a slash at its end. */
  verifyUrl: string;
  /** Lowest accepted score, from 0 (robot) to 1 (person). */
  minScore: number;
}

const v2Url = 'https://www.google.com/recaptcha/api/siteverify';
const enterpriseUrl = 'https://recaptchaenterprise.googleapis.com/v1';

/** @throws Error with a readable message when the configuration is incomplete or invalid */
export function readRecaptcha(
  environment: Record<string, string | undefined>,
  isProduction: boolean,
): Recaptcha | undefined {
  const {
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_PROJECT: project,
    RECAPTCHA_API_KEY: apiKey,
    RECAPTCHA_MIN_SCORE: minScore,
    RECAPTCHA_VERIFY_URL: verifyUrl,
  } = environment;
  if (!secret && !siteKey && !project && !apiKey) return undefined;
  checkVerifyUrl(verifyUrl, isProduction);
  if (project || apiKey) {
    if (secret) throw new Error('RECAPTCHA_SECRET is for v2, RECAPTCHA_PROJECT for Enterprise: choose one.');
    if (!project || !apiKey || !siteKey)
      throw new Error('RECAPTCHA_PROJECT, RECAPTCHA_API_KEY and RECAPTCHA_SITE_KEY go together.');
    if (!/^[\w:.-]+$/.test(project))
      throw new Error(`RECAPTCHA_PROJECT must be a project, not "${project}".`);
    return {
      kind: 'enterprise',
      siteKey,
      project,
      apiKey,
      verifyUrl: (verifyUrl || enterpriseUrl).replace(/\/+$/, ''),
      minScore: readScore(minScore),
    };
  }
  if (!secret || !siteKey) throw new Error('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY go together.');
  return { kind: 'v2', secret, siteKey, verifyUrl: verifyUrl || v2Url };
}

function checkVerifyUrl(verifyUrl: string | undefined, isProduction: boolean): void {
  if (!verifyUrl) return;
  const { protocol } = URL.parse(verifyUrl) ?? {};
  if (protocol !== 'https:' && (isProduction || protocol !== 'http:'))
    throw new Error('RECAPTCHA_VERIFY_URL must begin with https://');
}

function readScore(value: string | undefined): number {
  const score = value ? Number(value) : 0.5;
  if (!(score >= 0 && score <= 1))
    throw new Error(`RECAPTCHA_MIN_SCORE must be a number from 0 to 1, not "${value}".`);
  return score;
}
