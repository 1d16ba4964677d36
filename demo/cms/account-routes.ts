import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SafeHtml } from '../../src/server/html.ts';
import { personalPage, secretPage } from './assets/cache-headers.ts';
import { allowedProfileTab, profileTabs } from './content/profile-tabs.ts';
import { isSiteName, type SiteName } from './content/sites.ts';
import { takeForms } from './form-body.ts';
import { type LoginPages, loginRoutes } from './login-routes.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { deletedPage, logoutPage } from './templates/accounts/logout-page.ts';
import { recoverPage, resetPage } from './templates/accounts/password-pages.ts';
import { profilePage, profileTabPath, type Visitor } from './templates/accounts/profile-page.ts';
import { adultRegisterPage, clubRegisterPage, registerPage } from './templates/accounts/register-pages.ts';
import {
  ownPasswordPage,
  registrationConfirmedPage,
  validationFailedPage,
  validationPage,
} from './templates/accounts/validation-page.ts';
import { isForChildren, link, type Page } from './templates/page.ts';

/** Account functions that the pages call. */
export interface Accounts extends Pick<LoginPages, 'logIn' | 'resend'> {
  /** Returns the current user, from the session alone. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor | undefined>;
  /** Clears the cookies of a session that has ended. */
  forget: (reply: FastifyReply) => void;
  /** Tests whether the token of a validation mail is one, and still unused: nothing is done with it. */
  isValidation: (token: string) => Promise<boolean>;
  /** The token to choose a password with, for a validation that must not make good the password that is there. */
  choiceOfOwnPassword: (request: FastifyRequest, token: string) => Promise<string | undefined>;
  /** Validates an e-mail and returns it; undefined if the token is unknown or no longer valid. */
  validateEmail: (request: FastifyRequest, token: string) => Promise<string | undefined>;
}

interface SiteQuery {
  Querystring: { site?: unknown; alert?: unknown; token?: unknown };
}

/** The pages of accounts; none of them is kept by any cache, nor told to another site. */
export function accountRoutes(
  app: FastifyInstance,
  { context, accounts }: { context: SiteContext; accounts: Accounts },
): void {
  /** The page in the design that the address asks for, else in that of its own site. */
  const pageOf = (request: FastifyRequest<SiteQuery>, own: SiteName = 'apunt'): Page => {
    const { site } = request.query;
    return context.pageOf(request, isSiteName(site) ? site : own);
  };

  const send = (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) =>
    sendPage(request, reply, html, personalPage);

  const isChild = async (request: FastifyRequest) => (await accounts.visitorOf(request))?.isChild === true;
  loginRoutes(app, { ...accounts, pageOf, send, isChild });

  app.get<SiteQuery>('/registre', (request, reply) => {
    const page = pageOf(request, 'lacolla');
    const render = isForChildren(page) ? clubRegisterPage : registerPage;
    return send(request, reply, render(page));
  });

  const fixed: [path: string, own: SiteName, render: (page: Page) => SafeHtml][] = [
    ['/registre-adults', 'lacolla', adultRegisterPage],
    ['/recuperar-contrasenya', 'apunt', recoverPage],
    ['/logout', 'apunt', logoutPage],
    ['/compte-eliminat', 'apunt', deletedPage],
  ];
  for (const [path, own, render] of fixed) {
    app.get<SiteQuery>(path, (request, reply) => send(request, reply, render(pageOf(request, own))));
  }

  app.get<SiteQuery>('/restablir-contrasenya', (request, reply) =>
    sendPage(request, reply, resetPage(pageOf(request)), secretPage),
  );

  // programs look at the links of mails, so the link only shows a button, and its press validates (ROUTE-35)
  app.get<SiteQuery>('/validar-correu', async (request, reply) => {
    const { token } = request.query;
    const page = pageOf(request);
    if (typeof token !== 'string' || !(await accounts.isValidation(token)))
      return send(request, reply.code(400), validationFailedPage(page));
    return send(request, reply, validationPage(page, token));
  });

  app.register(async (scope) => {
    takeForms(scope);
    scope.post<SiteQuery>('/validar-correu', async (request, reply) => {
      const { token } = request.query;
      const page = pageOf(request);
      // what it answers has no form, and an address with a token
      const answer = (html: SafeHtml, status = 200) =>
        sendPage(request, reply.code(status), html, secretPage);
      if (typeof token !== 'string') return answer(validationFailedPage(page), 400);
      const choice = await accounts.choiceOfOwnPassword(request, token);
      if (choice !== undefined) return answer(ownPasswordPage(page, choice));
      const email = await accounts.validateEmail(request, token);
      if (email === undefined) return answer(validationFailedPage(page), 400);
      return answer(registrationConfirmedPage(page, email));
    });
  });

  app.get<SiteQuery>('/perfil', (request, reply) => {
    const question = request.url.indexOf('?');
    const query = question === -1 ? '' : request.url.slice(question);
    return reply
      .headers(personalPage)
      .redirect(`${link(pageOf(request), '/perfil/meu-perfil')}${query}`, 302);
  });

  for (const tab of profileTabs) {
    app.get<SiteQuery>(tab.path, async (request, reply) => {
      const visitor = await accounts.visitorOf(request);
      if (!visitor) {
        // what the readable cookie still says would send the visitor back here (SESS-19)
        accounts.forget(reply);
        const page = pageOf(request);
        return reply.headers(personalPage).redirect(link(page, page.site.login.href), 302);
      }
      // a child is on the club alone, whatever the address says (ROLE-05)
      const page = visitor.isChild ? context.pageOf(request, 'lacolla') : pageOf(request);
      const allowed = allowedProfileTab(tab, page.site.name, visitor.isChild);
      if (allowed !== tab)
        return reply.headers(personalPage).redirect(link(page, profileTabPath(page, allowed)), 302);
      return send(request, reply, profilePage(page, tab, visitor));
    });
  }
}
