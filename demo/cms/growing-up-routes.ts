import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SafeHtml } from '../../src/server/html.ts';
import { handOverPath, ownAccountPath, refusePath } from '../api/growing-up/paths.ts';
import { ApiError } from '../api/http/api-error.ts';
import { personalPage } from './assets/cache-headers.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { texts } from './templates/accounts/growing-up.texts.ts';
import {
  accountReadyPage,
  erasedPage,
  handOverPage,
  ownAccountPage,
  refusePage,
  voidLinkPage,
} from './templates/accounts/growing-up-pages.ts';
import { link } from './templates/page.ts';

/** Functions of the club that the pages call (BEY-14). Those that change data throw ApiError. */
export interface GrowingUp {
  /** Undefined if the link is unknown or no longer valid. */
  readHandOver: (token: string) => Promise<{ initial: string; email: string | null; end: Date } | undefined>;
  handOver: (request: FastifyRequest, token: string, email: string) => Promise<void>;
  refuse: (request: FastifyRequest, token: string) => Promise<void>;
  readOwnAccount: (token: string) => Promise<{ email: string; hasAccount: boolean } | undefined>;
  /** @returns the e-mail of the account */
  open: (request: FastifyRequest, token: string, password: string) => Promise<string>;
}

interface Query {
  Querystring: { token?: unknown };
}

const tokenOf = ({ query }: FastifyRequest<Query>) => (typeof query.token === 'string' ? query.token : '');

/**
 * Registers the pages that the mails about a member who has turned 13 link to. The tutor's page has the design of the
 * club, the child's page the design of the main site. Opening them changes nothing.
 */
export function growingUpRoutes(
  app: FastifyInstance,
  { context, growingUp }: { context: SiteContext; growingUp: GrowingUp },
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) =>
    sendPage(request, reply, html, personalPage);
  const clubPage = (request: FastifyRequest) => context.pageOf(request, 'lacolla');
  const mainPage = (request: FastifyRequest) => context.pageOf(request, 'apunt');
  const sendVoid = (request: FastifyRequest, reply: FastifyReply, who: 'tutor' | 'child') =>
    send(
      request,
      reply.code(400),
      voidLinkPage(who === 'tutor' ? clubPage(request) : mainPage(request), who),
    );

  async function ask(
    request: FastifyRequest<Query>,
    reply: FastifyReply,
    attempt: { typed?: string; problem?: string } = {},
  ) {
    const token = tokenOf(request);
    const question = await growingUp.readHandOver(token);
    if (!question) return sendVoid(request, reply, 'tutor');
    return send(request, reply, handOverPage(clubPage(request), { ...question, ...attempt, token }));
  }

  async function offer(request: FastifyRequest<Query>, reply: FastifyReply, problem?: string) {
    const token = tokenOf(request);
    const account = await growingUp.readOwnAccount(token);
    if (!account) return sendVoid(request, reply, 'child');
    return send(request, reply, ownAccountPage(mainPage(request), { ...account, token, problem }));
  }

  app.get<Query>(handOverPath, (request, reply) => ask(request, reply));

  app.get<Query>(refusePath, async (request, reply) => {
    const token = tokenOf(request);
    const question = await growingUp.readHandOver(token);
    if (!question) return sendVoid(request, reply, 'tutor');
    return send(request, reply, refusePage(clubPage(request), { ...question, token }));
  });

  app.get<Query>(ownAccountPath, (request, reply) => offer(request, reply));

  app.register(async (scope) => {
    takeForms(scope);

    scope.post<Query>(handOverPath, async (request, reply) => {
      const token = tokenOf(request);
      const typed = fieldsOf(request).get('email') ?? '';
      try {
        await growingUp.handOver(request, token, typed);
      } catch (error) {
        const problem = handOverProblem(refusalOf(error, reply));
        return ask(request, reply, { typed, problem });
      }
      const address = `${link(clubPage(request), handOverPath)}?token=${encodeURIComponent(token)}`;
      return reply.headers(personalPage).redirect(address, 303);
    });

    scope.post<Query>(refusePath, async (request, reply) => {
      try {
        await growingUp.refuse(request, tokenOf(request));
      } catch (error) {
        refusalOf(error, reply);
        return sendVoid(request, reply, 'tutor');
      }
      return send(request, reply, erasedPage(clubPage(request)));
    });

    scope.post<Query>(ownAccountPath, async (request, reply) => {
      const fields = fieldsOf(request);
      const password = fields.get('password') ?? '';
      if (password !== (fields.get('repeatPassword') ?? ''))
        return offer(request, reply.code(400), texts['own-account.different']);
      try {
        const email = await growingUp.open(request, tokenOf(request), password);
        return await send(request, reply, accountReadyPage(mainPage(request), email));
      } catch (error) {
        const { errorCode } = refusalOf(error, reply);
        const isBusy = errorCode === 'TOO_MANY_REQUESTS';
        return offer(request, reply, texts[isBusy ? 'own-account.busy' : 'own-account.weak']);
      }
    });
  });
}

/** @throws what is no refusal */
function refusalOf(error: unknown, reply: FastifyReply): ApiError {
  if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  reply.code(error.statusCode);
  return error;
}

function handOverProblem({ errorCode }: ApiError): string {
  if (errorCode === 'TOO_MANY_REQUESTS') return texts['hand-over.busy'];
  if (errorCode === 'EMAIL_ALREADY_IN_USE') return texts['hand-over.email-own'];
  return texts['hand-over.email-invalid'];
}
