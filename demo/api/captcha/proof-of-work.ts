import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, ChallengeParameters, Payload } from 'altcha-lib/types';
import { isRunning } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { serverSecret } from '../security/server-secret.ts';
import type { CaptchaAction } from './captcha.types.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/**
 * Difficulty of the challenge. The solver derives keys one after the other, each with `cost` rounds of SHA-256, up to
 * a randomly drawn key. All keys can be drawn: if the first were excluded, a solver could skip them.
 * docs/decisions/captcha.md has the times of devices.
 */
const work = { cost: 1000, keys: { least: 1, most: 400 } };
/** Well above the time to solve it and to fill in a form; the browser makes another proof when it expires. */
const lifetimeMinutes = 10;
/** A solved challenge has a third of this length. */
const maxTokenLength = 4096;

/** Creates a challenge in the format of ALTCHA's clients. */
export async function createProofChallenge(context: Context, action: CaptchaAction): Promise<Challenge> {
  const expiresAt = Math.floor(context.config.now().getTime() / 1000) + lifetimeMinutes * 60;
  const { parameters, ...signed } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: randomInt(work.keys.most, work.keys.least),
    data: { action, expiresAt },
    deriveKey,
    ...(await secrets(context)),
  });
  // Clients read the expiry here. The server checks the signed copy, since the library would use its own clock.
  return { ...signed, parameters: { ...parameters, expiresAt } };
}

export interface Proof {
  /** Identifies the challenge, however the token is encoded. */
  id: string;
  expiresAt: Date;
}

/** Tests for the shape of a proof, which says nothing about its validity. */
export const isProofToken = (token: string): boolean => parse(token) !== undefined;

/** @returns undefined when the proof is invalid, expired or for another action */
export async function readProof(
  context: Context,
  token: string,
  action: CaptchaAction,
): Promise<Proof | undefined> {
  const payload = parse(token);
  if (!payload) return undefined;
  const { expiresAt: _unsigned, ...parameters } = payload.challenge.parameters;
  const { verified } = await verifySolution({
    challenge: { ...payload.challenge, parameters },
    solution: payload.solution,
    deriveKey,
    ...(await secrets(context)),
  });
  const expiresAt = new Date(Number(parameters.data?.expiresAt) * 1000);
  const isValid = isRunning(expiresAt, context.config.now(), lifetimeMinutes * 60 * 1000);
  if (!verified || parameters.data?.action !== action || !isValid) return undefined;
  return { id: parameters.nonce, expiresAt };
}

async function secrets({ db }: Context) {
  return {
    hmacSignatureSecret: await serverSecret(db, 'captcha-secret'),
    hmacKeySignatureSecret: await serverSecret(db, 'captcha-key-secret'),
  };
}

/** Decodes base64 JSON without verifying it. */
function parse(token: string): Payload | undefined {
  if (token.length > maxTokenLength) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const parameters: ChallengeParameters | undefined = challenge?.parameters;
    if (typeof parameters !== 'object' || parameters === null) return undefined;
    return { challenge: { parameters, signature: String(challenge.signature) }, solution };
  } catch {
    return undefined;
  }
}
