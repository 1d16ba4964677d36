import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFault } from '../api/database/database-fault.ts';
import { databaseAway, isAborted, isFault } from '../api/http/error-handler.ts';
import { personal } from './assets/cache-headers.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { errorPage } from './templates/error-page.ts';

/** Sends the page of a failure. @param words status whose text the page shows */
export const errorSender =
  ({ pageOf }: SiteContext) =>
  (request: FastifyRequest, reply: FastifyReply, status: number, words = status): FastifyReply =>
    sendPage(request, reply.code(status), errorPage(pageOf(request), words), personal);

/**
 * Answers unknown addresses and errors with the page of their status. Register it before the routes: a route keeps
 * the error handler of its registration.
 */
export function errorPages(app: FastifyInstance, context: SiteContext): void {
  const sendError = errorSender(context);

  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));

  app.setErrorHandler<{ statusCode?: number; errorCode?: string; retryAfter?: number } & Error>(
    (error, request, reply) => {
      const isAway = isDatabaseFault(error);
      const { statusCode: status = 500, retryAfter } = isAway ? databaseAway() : error;
      if (isAborted(error, request)) request.log.info('the client closed the connection');
      else if (isFault(error)) request.log.error(error);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      // an outage is shown with the words of 500: those of 503 mention too many visitors
      return sendError(request, reply, status >= 400 ? status : 500, isAway ? 500 : undefined);
    },
  );
}
