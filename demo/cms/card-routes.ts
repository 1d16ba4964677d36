import type { FastifyInstance } from 'fastify';
import { formatWireDate } from '../../src/i18n/dates.ts';
import { cardPublicKey, signCard } from '../api/club/card-token.ts';
import { readChildren } from '../api/club/read-children.ts';
import type { DemoContext } from '../api/context.ts';
import { currentUser } from '../api/session/current-user.ts';
import { clearSessionCookies } from '../api/session/session-cookies.ts';
import type { UserRow } from '../api/session/session-store.ts';
import { moduleRoutes } from './assets/browser-modules.ts';
import { page as publicPage, secretPage } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { cardPage, expiredCardPage } from './templates/cards/card-page.ts';
import { checkPage } from './templates/cards/check-page.ts';
import { link } from './templates/page.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

const scripts = [
  new URL('./browser/print-card.ts', import.meta.url),
  new URL('./browser/check-page.ts', import.meta.url),
];

/** Registers the membership card: the tutor's page for printing, and the public page for checking (BEY-13). */
export function cardRoutes(app: FastifyInstance, { pageOf }: SiteContext, context: Context): void {
  moduleRoutes(app, '/assets/carnet', scripts);

  app.get<{ Params: { childId: string } }>('/perfil/carnet/:childId', async (request, reply) => {
    const page = pageOf(request, 'lacolla');
    reply.headers({ ...secretPage, 'x-robots-tag': 'noindex' });
    const user = await currentUser(request, context);
    if (!user) {
      // the readable cookie would otherwise send the visitor back to this page (SESS-19)
      clearSessionCookies(reply, context.config);
      return reply.redirect(link(page, '/acces'), 302);
    }
    const card = await cardOf(context, user, request.params.childId);
    if (!card) return reply.callNotFound();
    return sendPage(request, reply, card.isExpired ? expiredCardPage(page, card) : cardPage(page, card));
  });

  app.get('/carnet/comprova', async (request, reply) => {
    reply.headers({ ...publicPage, 'referrer-policy': 'no-referrer' });
    return sendPage(request, reply, checkPage(pageOf(request, 'lacolla'), await cardPublicKey(context)));
  });
}

/** Returns the card of a child of the current user; undefined for any other child. */
async function cardOf(context: Context, user: UserRow, childId: string) {
  const children = await readChildren(context, user);
  const child = children.find(({ id }) => id === childId);
  if (!child?.nick || !child.validUntil) return undefined;
  const { name, surname, nick, photo, validUntil } = child;
  const payload = await signCard(context, { nick, validUntil });
  const isExpired = formatWireDate(context.config.now()) >= validUntil;
  return { name, surname, nick, photo, validUntil, payload, isExpired };
}
