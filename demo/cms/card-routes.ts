import type { JsonWebKey } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserModules } from './assets/browser-modules.ts';
import { daily, personalPage, page as publicPage } from './assets/cache-headers.ts';
import { compress, sendCompressed } from './assets/compressed.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { cardPage, expiredCardPage } from './templates/cards/card-page.ts';
import { checkPage } from './templates/cards/check-page.ts';
import type { MemberCard } from './templates/cards/member-card.ts';
import { link } from './templates/page.ts';

/** What the pages ask of the club behind them. */
export interface Cards {
  isLoggedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Takes away the cookies of a session that has ended. */
  forget: (reply: FastifyReply) => void;
  /** The card of a child of who is logged in; undefined for anybody else's. */
  cardOf: (
    request: FastifyRequest,
    childId: string,
  ) => Promise<(MemberCard & { isExpired: boolean }) | undefined>;
  publicKey: () => Promise<JsonWebKey>;
}

const scripts = [
  new URL('./browser/print-card.ts', import.meta.url),
  new URL('./browser/check-page.ts', import.meta.url),
];

/** The membership card: for its tutor to print, and for anybody to check (BEY-13). */
export function cardRoutes(
  app: FastifyInstance,
  { context, cards }: { context: SiteContext; cards: Cards },
): void {
  const pageOf = (request: FastifyRequest) =>
    context.pageOf('lacolla', `${request.protocol}://${request.host}`);

  for (const [name, script] of browserModules(scripts)) {
    const text = compress(script, 11);
    app.get(`/assets/carnet/${name}`, (request, reply) =>
      sendCompressed(request, reply.headers(daily).type('text/javascript; charset=utf-8'), text),
    );
  }

  app.get<{ Params: { childId: string } }>('/perfil/carnet/:childId', async (request, reply) => {
    const page = pageOf(request);
    reply.headers({ ...personalPage, 'x-robots-tag': 'noindex' });
    if (!(await cards.isLoggedIn(request))) {
      // what the readable cookie still says would send the visitor back here (SESS-19)
      cards.forget(reply);
      return reply.redirect(link(page, '/acces'), 302);
    }
    const card = await cards.cardOf(request, request.params.childId);
    if (!card) return reply.callNotFound();
    return sendPage(request, reply, card.isExpired ? expiredCardPage(page, card) : cardPage(page, card));
  });

  app.get('/carnet/comprova', async (request, reply) => {
    reply.headers({ ...publicPage, 'referrer-policy': 'no-referrer' });
    return sendPage(request, reply, checkPage(pageOf(request), await cards.publicKey()));
  });
}
