import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../elements/poll/poll.texts.ts';
import type { SafeHtml } from '../../src/server/html.ts';
import { ApiError } from '../api/http/api-error.ts';
import { pollResponsePath } from '../api/polls/poll-routes.ts';
import { personal } from './assets/cache-headers.ts';
import { fieldsOf, takeForms } from './form-body.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { link } from './templates/page.ts';
import { type Poll, votePath } from './templates/poll.ts';
import { confirmVotePage, pollPath, votePage } from './templates/poll-pages.ts';

interface VoteTarget {
  pollId: string;
  optionId: string;
}

/** Functions for votes that the pages call; the request identifies the voter. */
export interface Votes {
  readPoll: (id: string) => Promise<Poll | undefined>;
  /**
   * Returns true if the browser or account has voted anywhere before, according to the cookies sent to this address.
   */
  isKnown: (request: FastifyRequest) => Promise<boolean>;
  /** Sets the voter's cookies for all addresses that accept votes. */
  remember: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Returns the option that the voter has chosen before. */
  voted: (request: FastifyRequest, pollId: string) => Promise<string | undefined>;
  /** Checks that a vote would count. @throws ApiError */
  check: (request: FastifyRequest, vote: VoteTarget) => Promise<void>;
  /** Counts a vote, once for each key. @throws ApiError */
  cast: (
    request: FastifyRequest,
    reply: FastifyReply,
    vote: VoteTarget & { idempotencyKey: string },
  ) => Promise<void>;
}

/** Texts for refused votes; other failures have the page of their status. */
const problems: Readonly<Record<string, keyof typeof texts>> = {
  POLL_OPTION_NOT_FOUND: 'poll.error-option',
  POLL_NOT_STARTED: 'poll.not-started',
  POLL_CLOSED: 'poll.closed',
  POLL_ALREADY_VOTED: 'poll.already-voted',
  TOO_MANY_REQUESTS: 'poll.error-busy',
};

/** Address below the API's path, the only path of a voter's cookie that is older than this page. */
const voterPath = ({ id }: Pick<Poll, 'id'>) => `/api/front/poll/${encodeURIComponent(id)}/voter`;

const choosing = (path: string, optionId: string) => `${path}?opcio=${encodeURIComponent(optionId)}`;

interface Call {
  Params: { id: string };
  Querystring: { opcio?: unknown };
}

/** Registers voting without a script: the form, the confirmation and the results. */
export function voteRoutes(
  app: FastifyInstance,
  { context: { pageOf }, votes }: { context: SiteContext; votes: Votes },
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, html: SafeHtml) =>
    sendPage(request, reply, html, personal);

  const goTo = (reply: FastifyReply, address: string) => reply.headers(personal).redirect(address, 303);

  /** Asks for confirmation, after checking that the vote would count (POLL-08, POLL-30). */
  async function ask(request: FastifyRequest, reply: FastifyReply, poll: Poll, optionId: string) {
    await votes.check(request, { pollId: poll.id, optionId });
    const option = poll.options.find(({ id }) => id === optionId);
    if (!option) throw new ApiError('POLL_OPTION_NOT_FOUND');
    return send(request, reply, confirmVotePage(pageOf(request), poll, option, randomUUID()));
  }

  /**
   * Explains the refusal of a vote. A voter who must log in first returns to the chosen option afterwards (POLL-18).
   */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    poll: Poll,
    optionId: string,
    error: unknown,
  ) {
    if (!(error instanceof ApiError)) throw error;
    const { errorCode, statusCode, retryAfter } = error;
    const page = pageOf(request);
    if (errorCode === 'LOGIN_REQUIRED') {
      const back = link(page, choosing(votePath(poll), optionId));
      return goTo(reply, link(page, `${page.site.login.href}?backUrl=${encodeURIComponent(back)}`));
    }
    const problem = problems[errorCode];
    if (problem === undefined) throw error;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(errorCode === 'POLL_OPTION_NOT_FOUND' ? 400 : statusCode);
    const votedOptionId = await votes.voted(request, poll.id);
    return send(request, reply, votePage(page, { ...poll, votedOptionId }, texts[problem]));
  }

  const pollOf = async ({ params: { id } }: FastifyRequest<Call>) => {
    const poll = await votes.readPoll(id);
    return poll?.hidden ? undefined : poll;
  };

  app.register(async (scope) => {
    takeForms(scope);

    scope.get<Call>('/vot/:id', async (request, reply) => {
      const poll = await pollOf(request);
      if (!poll) return reply.callNotFound();
      const votedOptionId = await votes.voted(request, poll.id);
      if (votedOptionId !== undefined)
        return send(request, reply, votePage(pageOf(request), { ...poll, votedOptionId }));
      const { opcio } = request.query;
      if (typeof opcio !== 'string') return goTo(reply, link(pageOf(request), pollPath(poll)));
      return ask(request, reply, poll, opcio).catch((error) => refuse(request, reply, poll, opcio, error));
    });

    // redirects through the API's path, so that a browser known there also gets the cookie of the page
    scope.get<Call>('/api/front/poll/:id/voter', async (request, reply) => {
      await votes.remember(request, reply);
      const { params, query } = request;
      const optionId = typeof query.opcio === 'string' ? query.opcio : '';
      return goTo(reply, link(pageOf(request), choosing(votePath(params), optionId)));
    });

    scope.post<Call>('/vot/:id', { config: { changes: pollResponsePath } }, async (request, reply) => {
      const poll = await pollOf(request);
      if (!poll) return reply.callNotFound();
      const fields = fieldsOf(request);
      const optionId = fields.get('option') ?? '';
      const idempotencyKey = fields.get('key') ?? '';
      try {
        if (!/^[\w-]{16,64}$/.test(idempotencyKey)) {
          if (await votes.isKnown(request)) return await ask(request, reply, poll, optionId);
          await votes.check(request, { pollId: poll.id, optionId });
          return goTo(reply, link(pageOf(request), choosing(voterPath(poll), optionId)));
        }
        await votes.cast(request, reply, { pollId: poll.id, optionId, idempotencyKey });
      } catch (error) {
        return refuse(request, reply, poll, optionId, error);
      }
      return goTo(reply, link(pageOf(request), votePath(poll)));
    });
  });
}
