import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoConfig, isSecure } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import { currentUser } from '../session/current-user.ts';

/** `new`: anonymous and without a (genuine) voter cookie yet. */
export interface Voter {
  kind: 'user' | 'anonymous' | 'new';
  /** As in the table of votes: `user:7`, `anonymous:…`. */
  name: string;
}

const voterCookie = 'ap-voter';
/** Where votes are taken: by the API, and by the page of a form (demo/cms/vote-routes.ts). */
const votePaths = ['/api/front/poll', '/vot'];
const oneYear = 365 * 24 * 60 * 60;

/** The account if there is one, else the browser by its signed cookie, never the address alone (W-13). */
export async function voterOf(
  request: FastifyRequest,
  context: Pick<DemoContext, 'config' | 'db'>,
): Promise<Voter> {
  const user = await currentUser(request, context);
  if (user) return { kind: 'user', name: `user:${user.id}` };
  const signed = request.cookies[voterCookie];
  const cookie = signed === undefined ? undefined : request.unsignCookie(signed);
  if (cookie?.valid) return { kind: 'anonymous', name: `anonymous:${cookie.value}` };
  return { kind: 'new', name: `anonymous:${randomBytes(16).toString('base64url')}` };
}

/** Sent with the response to a vote only, so that reads stay cacheable, and only to the addresses that take votes. */
export function rememberVoter(reply: FastifyReply, config: DemoConfig, name: string): void {
  for (const path of votePaths)
    reply.setCookie(voterCookie, name.slice('anonymous:'.length), {
      path: `${config.basePath}${path}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      signed: true,
      maxAge: oneYear,
    });
}

/** Its cookie may be one of an older server, which knew of one address alone: to the other it would be somebody new. */
export function rememberIfKnown(reply: FastifyReply, config: DemoConfig, { kind, name }: Voter): void {
  if (kind === 'anonymous') rememberVoter(reply, config, name);
}
