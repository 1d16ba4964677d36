import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SafeHtml } from '../../../src/server/html.ts';
import type { DemoContext } from '../../api/context.ts';
import { readMail, readMails } from '../../api/mail/inbox.ts';
import { createSiteContext } from '../../cms/site-context.ts';
import { listPage } from './list-page.ts';
import { mailPage } from './mail-page.ts';

interface MailRoute {
  Params: { id: string };
}

/** Policy of a mail's document, which allows only its own styles. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join(';');

/**
 * Shows the caught mails at `/bustia`. It shows everybody's mails, so it is registered only with the mail catcher,
 * never in production (docs/decisions/mail.md).
 */
export async function inbox(
  app: FastifyInstance,
  { config, db }: Pick<DemoContext, 'config' | 'db'>,
): Promise<void> {
  const { pageOf } = await createSiteContext(config);
  const styles = readFileSync(new URL('inbox.css', import.meta.url), 'utf8');
  const send = (reply: FastifyReply, document: SafeHtml | string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(String(document));
  const find = async ({ id }: MailRoute['Params']) =>
    /^\d{1,15}$/.test(id) ? readMail(db, Number(id)) : undefined;

  app.get('/assets/inbox.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );

  app.get('/bustia', async (request, reply) => send(reply, listPage(pageOf(request), await readMails(db))));

  app.get<MailRoute>('/bustia/:id', async (request, reply) => {
    const mail = await find(request.params);
    if (!mail) return reply.callNotFound();
    const ids = (await readMails(db)).map(({ id }) => id);
    const place = ids.indexOf(mail.id);
    return send(reply, mailPage(pageOf(request), mail, { newer: ids[place - 1], older: ids[place + 1] }));
  });

  app.get<MailRoute>('/bustia/:id/cos', async (request, reply) => {
    const mail = await find(request.params);
    if (!mail) return reply.callNotFound();
    reply.headers({ 'content-security-policy': mailPolicy, 'referrer-policy': 'no-referrer' });
    return send(reply, inNewWindows(mail.html));
  });
}

/** Opens the mail's links in new windows, as a mail program does: within the frame a login would not work. */
function inNewWindows(document: string): string {
  return document.replace(/<head>/i, (head) => `${head}<base target="_blank">`);
}
