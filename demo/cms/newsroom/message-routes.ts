import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import { html } from '../../../src/server/html.ts';
import { ApiError, type FieldError } from '../../api/http/api-error.ts';
import { mostBytes } from '../../api/http/json-body.ts';
import { anyMessage } from '../../api/live/change-feed.ts';
import { type FeedRow, findFeed, type MessageRow, messageOf } from '../../api/live/live-feed.ts';
import { readContent } from '../../api/live/message-rules.ts';
import {
  addMessage,
  correctMessage,
  MessageConflict,
  type MessageContent,
  removeMessage,
  restoreMessage,
} from '../../api/live/write-message.ts';
import { fieldsOf } from '../form-body.ts';
import { sendPage } from '../send-page.ts';
import type { RefuseVisitor } from '../staff-guard.ts';
import type { notices } from '../templates/newsroom/feed-page.ts';
import type { FieldProblem } from '../templates/newsroom/fields.ts';
import { type MessageForm, messagePage, newMessagePath } from '../templates/newsroom/message-page.ts';
import { link } from '../templates/page.ts';
import { backToFeed, type FeedVisit, feedGuard, type NewsroomOptions, paramsOf } from './feed-guard.ts';
import { changeDraft, type Draft, newBlock, readDraft } from './message-form.ts';

const kept = 'El que heu escrit continua ací.';
const texts = {
  fields: `Encara no es pot publicar: reviseu els camps que estan marcats. ${kept}`,
  tooLarge: `El missatge és massa llarg per a un directe. ${kept} Partiu-lo en dos.`,
  sessionEnded: `La sessió s’ha acabat. ${kept}`,
  notStaff: `Este compte no és de la redacció. ${kept} Inicieu la sessió amb un altre i torneu a provar-ho ací.`,
  changed: `Algú altre ha corregit este missatge mentre escrivíeu. ${kept}`,
  resent: `Este missatge ja s’havia publicat, amb un altre text. ${kept}`,
  gone: `Algú altre ha esborrat este missatge. ${kept} Desfeu-ho si voleu que torne.`,
  removedBefore: `Este missatge s’havia publicat i algú l’ha esborrat. ${kept} Si torneu a publicar-lo, n’eixirà un de nou.`,
};

/** As the API takes it from a client. */
const newIdPattern = /^[A-Za-z0-9_-]{16,64}$/;

const newMessage = (id: string, author: unknown): MessageForm => ({
  id,
  draft: {
    title: '',
    author: typeof author === 'string' ? { name: author } : undefined,
    openingMultimedia: undefined,
    description: [newBlock('paragraph')],
  },
  isPinned: false,
  focus: 'title',
});

/** Id of a new message in an address. */
function newIdIn({ query }: FastifyRequest): string | undefined {
  const { id } = query as { id?: unknown };
  return typeof id === 'string' && newIdPattern.test(id) ? id : undefined;
}

/** Reads a form as it was sent. */
function readForm(request: FastifyRequest): { action: string; form: MessageForm } {
  const fields = fieldsOf(request);
  const { messageId } = paramsOf(request);
  const action = fields.get('do') ?? '';
  const revision = Number(fields.get('revision'));
  const form = {
    id: newIdIn(request) ?? randomUUID(),
    ...(messageId !== undefined && {
      // an unreadable revision is older than any, and overwrites nothing
      published: { id: messageId, revision: Number.isSafeInteger(revision) ? revision : 0 },
    }),
    isRemoved: action === 'restore',
    draft: readDraft(fields),
    isPinned: fields.get('pinned') === 'true',
  };
  return { action, form };
}

/** @throws ApiError INVALID_FIELDS, BODY_TOO_LARGE */
function contentOf(draft: Draft): MessageContent {
  const content = readContent(draft);
  if (Buffer.byteLength(JSON.stringify(content)) > mostBytes) throw new ApiError('BODY_TOO_LARGE');
  return content;
}

/** Splits the error of the API, which names the field first. */
function problemOf({ errorMessage }: FieldError): FieldProblem {
  const [path = '', ...words] = errorMessage.split(' ');
  const message = words.join(' ');
  return { path, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
}

/** Content of a message without what the API adds; JSON leaves out missing fields. */
const plainContent = ({ title, author, openingMultimedia, description }: MessageContent | LiveMessage) =>
  JSON.parse(JSON.stringify({ title, author, openingMultimedia, description }));

/** The notice of the list to return to, or a form to show. */
type Outcome = { notice: keyof typeof notices; messageId: string } | MessageForm;

/** Pages that publish, correct, remove and restore a message of a feed. The form comes back until it is accepted. */
export function messageRoutes(app: FastifyInstance, options: NewsroomOptions): void {
  const { context, api } = options;
  const { db, config } = api;
  const forFeed = feedGuard(options);
  const folder = '/redaccio/directes/:id/missatges';

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { feed, name }: { feed: FeedRow; name: string },
    form: MessageForm,
  ) => sendPage(request, reply, messagePage(context.pageOf(request), { feed, name, form }));

  /** Both versions stay until the editor chooses. */
  const conflict = (feed: FeedRow, form: MessageForm, row: MessageRow): MessageForm => ({
    ...form,
    published: { id: row.id, revision: row.revision },
    isRemoved: false,
    newer: messageOf(row, feed, config.basePath),
  });

  /** Accepts the stored message if it equals the sent one: the form may have been sent before with another text. */
  function settle(
    feed: FeedRow,
    row: MessageRow,
    sent: { content: MessageContent; notice: keyof typeof notices; otherwise: MessageForm },
  ): Outcome {
    const stored = plainContent(messageOf(row, feed, config.basePath));
    const isStored = isDeepStrictEqual(stored, plainContent(sent.content));
    return isStored ? { notice: sent.notice, messageId: row.id } : conflict(feed, sent.otherwise, row);
  }

  async function publish(feed: FeedRow, form: MessageForm): Promise<Outcome> {
    const content = contentOf(form.draft);
    const { id, isPinned: pinned } = form;
    const row = await addMessage(db, feed.id, { ...content, id, pinned }, config.now());
    const otherwise = { ...form, id: randomUUID(), isResent: true, alert: texts.resent };
    return settle(feed, row, { content, notice: 'publicat', otherwise });
  }

  async function correct(feed: FeedRow, form: MessageForm, id: string, revision: number): Promise<Outcome> {
    const { title, author = null, openingMultimedia = null, description } = contentOf(form.draft);
    const content = { title, author, openingMultimedia, description };
    await correctMessage(db, feed.id, id, { content, revision }, config.now());
    return { notice: 'corregit', messageId: id };
  }

  async function remove(feed: FeedRow, form: MessageForm, id: string): Promise<Outcome> {
    await removeMessage(db, feed.id, id, config.now());
    return { ...form, isRemoved: true, notice: 'S’ha esborrat el missatge.' };
  }

  async function restore(feed: FeedRow, form: MessageForm, id: string): Promise<Outcome> {
    const content = contentOf(form.draft);
    const row = await restoreMessage(db, feed.id, id, content);
    if (form.isPinned)
      await correctMessage(db, feed.id, id, { pinned: true, revision: row.revision }, config.now());
    const otherwise = { ...form, alert: texts.changed };
    return settle(feed, row, { content, notice: 'tornat', otherwise });
  }

  function run(action: string, feed: FeedRow, form: MessageForm): Promise<Outcome> | undefined {
    const { published } = form;
    if (!published) return action === 'publish' ? publish(feed, form) : undefined;
    if (action === 'correct') return correct(feed, form, published.id, published.revision);
    if (action === 'restore') return restore(feed, form, published.id);
    return action === 'remove' ? remove(feed, form, published.id) : undefined;
  }

  function refusal(feed: FeedRow, form: MessageForm, error: ApiError): MessageForm {
    if (error instanceof MessageConflict) return { ...conflict(feed, form, error.row), alert: texts.changed };
    if (error.errorCode === 'INVALID_FIELDS')
      return { ...form, problems: error.errors.map(problemOf), alert: texts.fields };
    if (error.errorCode === 'BODY_TOO_LARGE') return { ...form, alert: texts.tooLarge };
    if (error.errorCode === 'LIVE_MESSAGE_NOT_FOUND') return { ...form, isRemoved: true, alert: texts.gone };
    if (error.errorCode === 'LIVE_MESSAGE_REMOVED')
      return { ...form, id: randomUUID(), alert: texts.removedBefore };
    // a restored message comes back without its pin, when others have taken its place
    const isPinned = form.isPinned && !form.published;
    return { ...form, isPinned, alert: `${error.message} ${kept}` };
  }

  async function press(request: FastifyRequest, reply: FastifyReply, { feed, staff }: FeedVisit) {
    const { action, form } = readForm(request);
    const { name } = staff;
    try {
      const outcome = await run(action, feed, form);
      if (!outcome) {
        const focus = changeDraft(form.draft, action);
        return send(request, reply, { feed, name }, { ...form, focus });
      }
      if ('draft' in outcome)
        return send(request, reply.code(outcome.newer ? 409 : 200), { feed, name }, outcome);
      const { name: firma = '' } = (form.draft.author ?? {}) as { name?: string };
      const query = { fet: outcome.notice, firma };
      return backToFeed(context, request, reply, { feed, query, messageId: outcome.messageId });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return send(request, reply.code(error.statusCode), { feed, name }, refusal(feed, form, error));
    }
  }

  /** Shows the form again to an editor whose session has ended, so that nothing typed is lost. */
  const refuse: RefuseVisitor = async (request, reply, status) => {
    const feed = await findFeed(db, paramsOf(request).id);
    if (!feed) throw new ApiError('LIVE_NOT_FOUND');
    const login = html`<a href="${link(context.pageOf(request), '/acces')}" target="_blank">Inicieu la sessió en una finestra nova</a>`;
    const alert =
      status === 401 ? html`${texts.sessionEnded} ${login} i torneu a provar-ho ací.` : texts.notStaff;
    return send(request, reply, { feed, name: '' }, { ...readForm(request).form, alert });
  };

  app.get(
    `${folder}/nou`,
    forFeed(async (request, reply, { feed, staff }) => {
      const id = newIdIn(request);
      const { firma } = request.query as { firma?: unknown };
      if (id) return send(request, reply, { feed, name: staff.name }, newMessage(id, firma));
      const author = typeof firma === 'string' ? `&${new URLSearchParams({ firma })}` : '';
      const path = `${newMessagePath(feed.id, randomUUID())}${author}`;
      return reply.redirect(link(context.pageOf(request), path), 303);
    }),
  );
  app.get(
    `${folder}/:messageId`,
    forFeed(async (request, reply, { feed, staff, messageId }) => {
      const row = await anyMessage(db, feed.id, messageId);
      if (!row || row.removed_at) throw new ApiError('LIVE_MESSAGE_NOT_FOUND');
      const draft = plainContent(messageOf(row, feed, config.basePath));
      const published = { id: row.id, revision: row.revision };
      const form = { id: randomUUID(), published, draft, isPinned: row.pinned, focus: 'title' };
      return send(request, reply, { feed, name: staff.name }, form);
    }),
  );
  app.post(`${folder}/nou`, forFeed(press, refuse));
  app.post(`${folder}/:messageId`, forFeed(press, refuse));
}
