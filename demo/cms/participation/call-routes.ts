import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts as formTexts } from '../../../elements/ugc-form/ugc-form.texts.ts';
import { ApiError } from '../../api/http/api-error.ts';
import type { Call } from '../../api/participation/calls.ts';
import { page as pageHeaders, personal } from '../assets/cache-headers.ts';
import { fieldsOf, takeForms } from '../form-body.ts';
import { sendPage } from '../send-page.ts';
import type { SiteContext } from '../site-context.ts';
import { errorPage } from '../templates/error-page.ts';
import { link } from '../templates/page.ts';
import { texts } from '../templates/participation/call.texts.ts';
import { callPath } from '../templates/participation/call.ts';
import { callPage, callSentPage } from '../templates/participation/call-page.ts';

interface CallPages {
  context: SiteContext;
  readCalls: () => Promise<Call[]>;
  /** Stores the fields of a page's form. @throws ApiError */
  take: (request: FastifyRequest, ugcId: string, body: object) => Promise<void>;
}

/** Space for five thousand characters of any language in form encoding, and the other fields. */
const mostBytes = 64 * 1024;

/** Returns the status and text of a refused participation. */
function refusalOf(error: unknown): { status: number; problem: string; retryAfter?: number | undefined } {
  if (!(error instanceof ApiError) || error.statusCode >= 500)
    return { status: 503, problem: `${formTexts['ugc.error-message']} ${formTexts['ugc.error-again']}` };
  const { statusCode: status, errorCode, message, retryAfter } = error;
  return { status, problem: errorCode === 'INVALID_FIELDS' ? texts['call.review'] : message, retryAfter };
}

/**
 * Registers `/participa/{ugcId}`, where the public participates (ROUTE-30); texts can also be sent without a script.
 */
export function callRoutes(app: FastifyInstance, { context: { pageOf }, readCalls, take }: CallPages): void {
  type Act = (
    request: FastifyRequest,
    reply: FastifyReply,
    call: Call,
    calls: readonly Call[],
  ) => Promise<FastifyReply>;
  const withCall = (act: Act) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { ugcId } = request.params as { ugcId: string };
    const calls = await readCalls();
    const call = calls.find(({ id }) => id === ugcId);
    if (!call) return sendPage(request, reply.code(404), errorPage(pageOf(request), 404), personal);
    return act(request, reply, call, calls);
  };

  app.get(
    '/participa/:ugcId',
    withCall(async (request, reply, call, calls) =>
      sendPage(request, reply, callPage(pageOf(request), call, calls), pageHeaders),
    ),
  );

  app.get(
    '/participa/:ugcId/enviada',
    withCall(async (request, reply, call) =>
      sendPage(request, reply, callSentPage(pageOf(request), call), personal),
    ),
  );

  app.register(async (scope) => {
    takeForms(scope, mostBytes);
    scope.post(
      '/participa/:ugcId',
      withCall(async (request, reply, call, calls) => {
        const page = pageOf(request);
        const fields = fieldsOf(request);
        const [name = '', email = '', text = ''] = ['name', 'email', 'text'].map((field) =>
          (fields.get(field) ?? '').replaceAll('\0', ''),
        );
        const typed = { name, email, text };
        const flags = {
          checkPrivacyPolicy: fields.get('checkPrivacyPolicy') === 'true',
          checkCommercialCommunications: fields.get('checkCommercialCommunications') === 'true',
        };
        try {
          await take(request, call.id, { ...typed, ...flags });
        } catch (error) {
          const { status, problem, retryAfter } = refusalOf(error);
          if (status >= 500) request.log.error(error);
          if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
          return sendPage(
            request,
            reply.code(status),
            callPage(page, call, calls, { typed, problem }),
            personal,
          );
        }
        return reply.headers(personal).redirect(link(page, `${callPath(call)}/enviada`), 303);
      }),
    );
  });
}
