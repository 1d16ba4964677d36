import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { fields, text, textOrNull } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { requireUser } from '../session/require-user.ts';
import { sendSummaryAgain } from '../session/session-cookies.ts';
import { sessionSummary } from '../session/session-summary.ts';
import { addFavourite, removeFavourite } from './change-favourites.ts';
import { favouriteContents, favouriteShows } from './read-favourites.ts';

const favouriteParameters = fields({
  // the database rejects some control characters
  id: { ...text, pattern: '^\\P{Cc}{1,64}$', description: 'For example c1 or s1.' },
});

/** Optional; must be the current user's id (API-42). */
const ownerQuery = { type: 'object', properties: { userId: text } } as const;

const list = (id: string, name: string, item: Record<string, object>) => ({
  $id: id,
  ...fields({ [name]: { type: 'array', items: fields(item) } }),
});

const favouriteListSchema = list('FavouriteList', 'favourites', {
  id: text,
  title: text,
  url: text,
  category: { type: 'object', properties: { name: text } },
  multimedia: { type: 'object', properties: { image: textOrNull } },
});

const showListSchema = list('ShowList', 'shows', {
  id: text,
  name: text,
  url: text,
  image: { type: 'object', properties: { image: textOrNull } },
});

/** Path segments of API-13 and API-14, with their kind and their name in operation ids. */
const kinds = [
  ['content', 'content', 'Content'],
  ['taxon', 'show', 'Show'],
] as const;
const changes = [
  ['POST', 'save', addFavourite],
  ['DELETE', 'forget', removeFavourite],
] as const;

/** Registers API-13 to API-16. Only the session decides whose list it is (W-10). */
export function favouriteRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.addSchema(favouriteListSchema);
  app.addSchema(showListSchema);

  for (const [word, kind, name] of kinds)
    for (const [method, verb, change] of changes)
      app.route<{ Params: { id: string } }>({
        method,
        url: `/bookmark/${word}/:id`,
        schema: {
          operationId: `${verb}${name}`,
          summary: `Lets the current user ${verb} a ${kind}, idempotently.`,
          tags: ['favourite'],
          security: [{ session: [] }],
          params: favouriteParameters,
          response: { 200: wrapped('User'), ...failures(400, 401, 404) },
        },
        handler: async (request, reply) => {
          const user = await requireUser(request, context);
          await change(db, kind, user.id, request.params.id, config.now());
          const summary = await sessionSummary(db, user);
          sendSummaryAgain(reply, config, summary);
          return { response: summary };
        },
      });

  /** Returns the user of the session; 403 when the parameter names another user (API-42). */
  async function ownerOf(request: FastifyRequest, asked: string | undefined) {
    const user = await requireUser(request, context);
    if (asked !== undefined && asked !== String(user.id)) throw new ApiError('FORBIDDEN');
    return user;
  }

  const schemaOf = (operationId: string, what: string, schema: string) => ({
    operationId,
    summary: `The ${what} that the current user has saved, the newest first.`,
    tags: ['favourite'],
    security: [{ session: [] }],
    querystring: ownerQuery,
    response: { 200: wrapped(schema), ...failures(401, 403) },
  });

  app.get<{ Querystring: { userId?: string } }>('/front/user/favourites/', {
    schema: schemaOf('listFavouriteContents', 'contents', 'FavouriteList'),
    handler: async (request) => {
      const { id } = await ownerOf(request, request.query.userId);
      return { response: { favourites: await favouriteContents(db, id, config.basePath) } };
    },
  });

  app.get<{ Querystring: { userId?: string } }>('/front/user/shows/', {
    schema: schemaOf('listFavouriteShows', 'shows', 'ShowList'),
    handler: async (request) => {
      const { id } = await ownerOf(request, request.query.userId);
      return { response: { shows: await favouriteShows(db, id, config.basePath) } };
    },
  });
}
