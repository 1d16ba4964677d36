import type { FastifyInstance } from 'fastify';
import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { currentUser } from '../session/current-user.ts';
import { sendSummaryAgain } from '../session/session-cookies.ts';
import { sessionSummary } from '../session/session-summary.ts';
import { bookmarkParameters, favouriteListSchema, ownerQuery, showListSchema } from './bookmark.schemas.ts';
import { addBookmark, removeBookmark } from './bookmarks.ts';
import { savedContents, savedShows } from './saved.ts';

/** Words of the paths of API-13 and API-14. */
const kinds = { content: 'content', taxon: 'show' } as const satisfies Record<string, BookmarkKind>;

/** API-13 to API-16: whose list it is says the session, and nothing else (W-10). */
export function bookmarkRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.addSchema(favouriteListSchema);
  app.addSchema(showListSchema);

  for (const [word, kind] of Object.entries(kinds)) {
    const summary = kind === 'content' ? 'a content' : 'a show';
    app.route<{ Params: { id: string } }>({
      method: ['POST', 'DELETE'],
      url: `/bookmark/${word}/:id`,
      schema: {
        summary: `Saves ${summary} for the current user, or forgets it; twice is as once.`,
        tags: ['bookmark'],
        security: [{ session: [] }],
        params: bookmarkParameters,
        response: { 200: wrapped('User'), ...failures(400, 401, 404) },
      },
      handler: async (request, reply) => {
        const user = await currentUser(request, context);
        if (!user) throw new ApiError('LOGIN_REQUIRED');
        const { id } = request.params;
        if (request.method === 'DELETE') await removeBookmark(db, kind, user.id, id);
        else await addBookmark(db, kind, user.id, id, config.now());
        const summaryNow = await sessionSummary(db, user);
        sendSummaryAgain(reply, config, summaryNow);
        return { response: summaryNow };
      },
    });
  }

  /** The user of the session; 403 when the parameter names another (API-42). */
  async function ownerOf(request: Parameters<typeof currentUser>[0], asked: string | undefined) {
    const user = await currentUser(request, context);
    if (!user) throw new ApiError('LOGIN_REQUIRED');
    if (asked !== undefined && asked !== String(user.id)) throw new ApiError('FORBIDDEN');
    return user;
  }

  const schemaOf = (what: string, schema: string) => ({
    summary: `The ${what} that the current user has saved, the newest first.`,
    tags: ['bookmark'],
    security: [{ session: [] }],
    querystring: ownerQuery,
    response: { 200: wrapped(schema), ...failures(401, 403) },
  });

  app.get<{ Querystring: { userId?: string } }>('/front/user/favourites/', {
    schema: schemaOf('contents', 'FavouriteList'),
    handler: async (request) => {
      const { id } = await ownerOf(request, request.query.userId);
      return { response: { favourites: await savedContents(db, id, config.basePath) } };
    },
  });

  app.get<{ Querystring: { userId?: string } }>('/front/user/shows/', {
    schema: schemaOf('shows', 'ShowList'),
    handler: async (request) => {
      const { id } = await ownerOf(request, request.query.userId);
      return { response: { shows: await savedShows(db, id, config.basePath) } };
    },
  });
}
