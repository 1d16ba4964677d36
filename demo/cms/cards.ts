import type { FastifyRequest } from 'fastify';
import { formatWireDate } from '../../src/i18n/dates.ts';
import { cardPublicKey, signCard } from '../api/club/card-token.ts';
import { readChildren } from '../api/club/read-children.ts';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import { clearSessionCookies } from '../api/session/session-cookies.ts';
import type { Cards } from './card-routes.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

/** The cards of the club's register: who asks is told of their own children alone. */
export function cardsOf(context: Context): Cards {
  return {
    isLoggedIn: async (request) => (await currentUser(request, context)) !== undefined,
    forget: (reply) => clearSessionCookies(reply, context.config),
    cardOf: (request, childId) => cardOf(context, request, childId),
    publicKey: () => cardPublicKey(context),
  };
}

async function cardOf(context: Context, request: FastifyRequest, childId: string) {
  const user = await currentUser(request, context);
  const children = user ? await readChildren(context, user) : [];
  const child = children.find(({ id }) => id === childId);
  if (!child?.nick || !child.validUntil) return undefined;
  const { name, surname, nick, photo, validUntil } = child;
  const payload = await signCard(context, { nick, validUntil });
  const isExpired = formatWireDate(context.config.now()) >= validUntil;
  return { name, surname, nick, photo, validUntil, payload, isExpired };
}
