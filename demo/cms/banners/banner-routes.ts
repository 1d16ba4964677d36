import type { UUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import type { UserRow } from '../../api/session/session-store.ts';
import { fieldsOf, takeForms } from '../form-body.ts';
import { sendPage } from '../send-page.ts';
import type { SiteContext } from '../site-context.ts';
import { type StaffAct, staffGuard } from '../staff-guard.ts';
import { bannersPage, type Refused } from '../templates/banners/banners-page.ts';
import { link } from '../templates/page.ts';
import { type Banners, MOST_ALERTS } from './banners.ts';
import { readFields } from './read-fields.ts';

interface Options {
  context: SiteContext;
  api: Pick<DemoContext, 'config' | 'db'>;
  banners: Banners;
}

const UUID_SHAPE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the key in the page's form, so that a second press does not publish a second warning. */
function keyOf(form: URLSearchParams): UUID | undefined {
  const key = form.get('key') ?? '';
  return UUID_SHAPE.test(key) ? (key as UUID) : undefined;
}

/** Registers `/redaccio/avisos`, where the staff publishes and withdraws warnings and the last hour. */
export function bannerRoutes(app: FastifyInstance, { context, api, banners }: Options): void {
  const { pageOf } = context;
  const forStaff = staffGuard(context, api);

  const send = async (request: FastifyRequest, reply: FastifyReply, { name }: UserRow, refused?: Refused) =>
    sendPage(request, reply, bannersPage(pageOf(request), { banners: await banners.read(), name, refused }));

  const goBack = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(link(pageOf(request), '/redaccio/avisos'), 303);

  app.get('/redaccio/avisos', forStaff(send));

  app.register(async (scope) => {
    takeForms(scope);

    const publish: StaffAct = async (request, reply, staff) => {
      const { tipus } = request.query as { tipus?: unknown };
      const kind = tipus === 'last-hour' ? 'last-hour' : 'alert';
      const form = fieldsOf(request);
      const { fields, problem } = readFields(form);
      if (problem) return send(request, reply.code(400), staff, { kind, fields, problem });
      if (await banners.publish(kind, fields, keyOf(form))) return goBack(request, reply);
      const full = `Ja n’hi ha ${MOST_ALERTS}. Retireu-ne un abans.`;
      return send(request, reply.code(409), staff, { kind, fields, problem: full });
    };
    scope.post('/redaccio/avisos', forStaff(publish));

    const withdraw: StaffAct = async (request, reply) => {
      await banners.withdraw(fieldsOf(request).get('id') ?? '');
      return goBack(request, reply);
    };
    scope.post('/redaccio/avisos/retirar', forStaff(withdraw));
  });
}
