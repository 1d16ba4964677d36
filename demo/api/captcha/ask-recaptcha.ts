import { recaptchaAction } from '../../../src/forms/captcha/recaptcha-rules.ts';
import type { Recaptcha, RecaptchaEnterprise, RecaptchaV2 } from '../../config/recaptcha.ts';
import { ApiError } from '../http/api-error.ts';

/** Time limit, in ms. */
const timeout = 5000;

/** Codes of v2 that concern the configuration: the reader cannot correct them. */
const operatorErrors = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

interface Verdict {
  isAccepted: boolean;
  hostname: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

interface Attempt {
  token: string;
  action: string;
  /** Host on which the box must have been ticked; undefined accepts all hosts of the key, as those of test keys. */
  host: string | undefined;
}

/**
 * Verifies a token of reCAPTCHA. Google accepts each once, within two minutes. It receives the token and the action, and
 * no address of the reader.
 * @throws ApiError UNAVAILABLE when Google does not respond, or refuses our keys
 */
export async function isAcceptedByRecaptcha(
  service: Recaptcha,
  { token, action, host }: Attempt,
): Promise<boolean> {
  try {
    const verdict = await (service.kind === 'v2' ? verify(service, token) : assess(service, token, action));
    // a key may be set not to check the host
    return verdict.isAccepted && (host === undefined || verdict.hostname === host);
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
}

/** @throws Error */
async function request(
  url: string,
  body: URLSearchParams | string,
  headers: Record<string, string> = {},
): Promise<Fields> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return fieldsOf(await answer.json());
}

async function verify({ secret, verifyUrl }: RecaptchaV2, token: string): Promise<Verdict> {
  const {
    success,
    hostname,
    'error-codes': codes,
  } = await request(verifyUrl, new URLSearchParams({ secret, response: token }));
  if (Array.isArray(codes) && codes.some((code) => operatorErrors.includes(code)))
    throw new Error('the secret is refused');
  return { isAccepted: success === true, hostname };
}

/** Creates an assessment: the token must be valid, of this action, and have a sufficient score. */
async function assess(
  { verifyUrl, project, apiKey, siteKey, minScore }: RecaptchaEnterprise,
  token: string,
  action: string,
): Promise<Verdict> {
  const expectedAction = recaptchaAction(action);
  const { tokenProperties, riskAnalysis } = await request(
    `${verifyUrl}/projects/${project}/assessments`,
    JSON.stringify({ event: { token, siteKey, expectedAction } }),
    // not in the address, which servers and proxies log
    { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
  );
  const { valid, hostname, action: given } = fieldsOf(tokenProperties);
  // Google leaves out a field whose value is zero
  const score = Number(fieldsOf(riskAnalysis).score ?? 0);
  const isOfAction = String(given).toLowerCase() === expectedAction.toLowerCase();
  return { isAccepted: valid === true && isOfAction && score >= minScore, hostname };
}
