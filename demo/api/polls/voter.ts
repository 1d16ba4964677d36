import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { readSignedCookie, setSignedCookie } from '../http/signed-cookies.ts';
import { currentUser } from '../session/current-user.ts';

/** Voter: an account, a browser known by its cookie (`anonymous`), or a browser without a valid cookie (`new`). */
export type Voter = { kind: 'user'; userId: number } | { kind: 'anonymous' | 'new'; visitor: string };

const voterCookie = 'ap-voter';
/** Paths that accept votes: the API, and the page of a form (demo/cms/vote-routes.ts). */
const votePaths = ['/api/front/poll', '/vot'];
export const oneYear = 365 * 24 * 60 * 60;

/**
 * Returns the account if one is logged in, else the browser by its signed cookie. Ignores the network address (W-13).
 */
export async function voterOf(
  request: FastifyRequest,
  context: Pick<DemoContext, 'config' | 'db'>,
): Promise<Voter> {
  const user = await currentUser(request, context);
  if (user) return { kind: 'user', userId: user.id };
  const known = readSignedCookie(request, voterCookie);
  if (known !== undefined) return { kind: 'anonymous', visitor: known };
  return { kind: 'new', visitor: randomBytes(16).toString('base64url') };
}

/** Sets the cookie on a response to a vote. Reads of a poll never set it, and so stay cacheable. */
export function setVoterCookie(reply: FastifyReply, config: DemoConfig, visitor: string): void {
  for (const path of votePaths)
    setSignedCookie(reply, voterCookie, visitor, {
      path: `${config.basePath}${path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      maxAge: oneYear,
    });
}

/** Renews the cookie of a known browser. Earlier versions set it for one of the two paths only. */
export function renewVoterCookie(reply: FastifyReply, config: DemoConfig, voter: Voter): void {
  if (voter.kind === 'anonymous') setVoterCookie(reply, config, voter.visitor);
}
