import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { readSignedCookie, setSignedCookie } from '../http/signed-cookies.ts';
import { currentUser } from '../session/current-user.ts';

/** Account, or browser with the identity in its cookie; `new` has no valid cookie yet. */
export type Voter = { kind: 'user'; userId: number } | { kind: 'anonymous' | 'new'; visitor: string };

const voterCookie = 'ap-voter';
/** Paths that accept votes: the API, and the page of a form (demo/cms/vote-routes.ts). */
const votePaths = ['/api/front/poll', '/vot'];
export const oneYear = 365 * 24 * 60 * 60;

/** Returns the account if there is one, else the browser by its signed cookie, never by the address alone (W-13). */
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

/** Sets the cookie on personal responses only, so that reads of a poll stay cacheable, and for the paths that take votes. */
export function rememberVoter(reply: FastifyReply, config: DemoConfig, visitor: string): void {
  for (const path of votePaths)
    setSignedCookie(reply, voterCookie, visitor, {
      path: `${config.basePath}${path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      maxAge: oneYear,
    });
}

/** Renews the cookie, since one of an older server may be valid for only one of the two paths. */
export function rememberIfKnown(reply: FastifyReply, config: DemoConfig, voter: Voter): void {
  if (voter.kind === 'anonymous') rememberVoter(reply, config, voter.visitor);
}
