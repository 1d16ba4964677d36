import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoContext } from '../../api/context.ts';
import type { AfterAnswer } from '../../api/http/after-answer.ts';
import { readCalls } from '../../api/participation/calls.ts';
import {
  countParticipations,
  decide,
  findShown,
  type ModerationQuery,
  moderationStates,
  readParticipations,
  removeParticipation,
} from '../../api/participation/moderate.ts';
import { readStored } from '../../api/participation/store-client.ts';
import { sweepUploads } from '../../api/participation/sweep-uploads.ts';
import { keyOf } from '../../api/participation/uploads.ts';
import { takeForms } from '../form-body.ts';
import { sendPage } from '../send-page.ts';
import type { SiteContext } from '../site-context.ts';
import { type StaffAct, staffGuard } from '../staff-guard.ts';
import { errorPage } from '../templates/error-page.ts';
import { link } from '../templates/page.ts';
import { texts } from '../templates/participation/desk.texts.ts';
import { deskPage, deskPath, stateNames } from '../templates/participation/desk-page.ts';

interface Options {
  context: SiteContext;
  api: Pick<DemoContext, 'config' | 'db'>;
  afterAnswer: AfterAnswer;
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

/** Parses the address; invalid or missing values select the first page of the waiting participations. */
function wishOf({ query }: FastifyRequest): ModerationQuery {
  const { estat, crida, abans } = query as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const state = moderationStates.find((name) => stateNames[name] === estat) ?? 'waiting';
  return { state, ugcId: text(crida), before: text(abans) };
}

/** Registers `/redaccio/participacio`, where the staff reads, accepts, refuses and deletes participations. */
export function deskRoutes(app: FastifyInstance, { context, api, afterAnswer }: Options): void {
  const { pageOf } = context;
  const { db } = api;
  const forStaff = staffGuard(context, api);

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, problem?: string) => {
    const wish = wishOf(request);
    const [found, counts, calls] = [
      await readParticipations(db, wish),
      await countParticipations(db, wish.ugcId),
      await readCalls(api),
    ];
    return sendPage(
      request,
      reply,
      deskPage(pageOf(request), { ...found, wish, counts, calls, name, problem }),
    );
  };

  const goBack = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(link(pageOf(request), deskPath(wishOf(request))), 303);

  app.get(
    '/redaccio/participacio',
    forStaff((request, reply, { name }) => send(request, reply, name)),
  );

  app.get(
    '/redaccio/participacio/fitxers/:id',
    forStaff(async (request, reply) => {
      const file = await findShown(db, idOf(request));
      const stored = file && (await openShown(request, reply, api, file));
      if (!stored) return sendPage(request, reply.code(404), errorPage(pageOf(request), 404));
      return sendShown(request, reply, stored, file.type);
    }),
  );

  app.register(async (scope) => {
    takeForms(scope);
    const folder = '/redaccio/participacio/:id';

    const accept: StaffAct = async (request, reply, { name }) => {
      if (await decide(api, idOf(request), 'accepted')) return goBack(request, reply);
      return send(request, reply.code(409), name, texts['desk.changed']);
    };
    scope.post(`${folder}/acceptar`, forStaff(accept));

    const refuse: StaffAct = async (request, reply) => {
      await decide(api, idOf(request), 'refused');
      return goBack(request, reply);
    };
    scope.post(`${folder}/rebutjar`, forStaff(refuse));

    const remove: StaffAct = async (request, reply) => {
      await removeParticipation(api, idOf(request));
      afterAnswer(request, async () => void (await sweepUploads(api)));
      return goBack(request, reply);
    };
    scope.post(`${folder}/esborrar`, forStaff(remove));
  });
}

/** Opens a file in the store until the reader has it or leaves; undefined where the store has none. */
async function openShown(
  { headers: { range } }: FastifyRequest,
  { raw }: FastifyReply,
  api: Options['api'],
  { id }: { id: string },
): Promise<Response | undefined> {
  const ending = new AbortController();
  raw.once('close', () => ending.abort());
  const stored = await readStored(api, keyOf(id), { range, signal: ending.signal });
  if ([200, 206, 416].includes(stored.status)) return stored;
  await stored.body?.cancel();
  return undefined;
}

/** Sends a file as the store has it, in ranges as a player asks for them, and never as a page (W-18). */
async function sendShown(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Response,
  type: string,
): Promise<FastifyReply> {
  const isFile = status !== 416;
  for (const name of isFile ? ['content-length', 'content-range'] : ['content-range'])
    if (headers.has(name)) reply.header(name, headers.get(name));
  reply.code(status).headers({
    'accept-ranges': 'bytes',
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  if (body && isFile && method !== 'HEAD') return reply.send(Readable.from(body, { objectMode: false }));
  await body?.cancel();
  // with an empty stream, the framework keeps the length of the file for HEAD
  return reply.send(isFile ? Readable.from([]) : '');
}
