import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { type ListName, parseListQuery, type Query } from '../api/catalogue/list-query.ts';
import { longestQuestion, mostWords } from '../api/catalogue/question.ts';
import { readList } from '../api/catalogue/read-list.ts';
import type { DemoContext } from '../api/context.ts';
import { failures } from '../api/http/api-error.ts';
import { apiScope } from '../api/http/api-scope.ts';
import { closed, fields, text, textOrNull } from '../api/http/json-schema.ts';
import type { SiteContext } from './site-context.ts';
import { texts } from './templates/lists/list.texts.ts';
import { listCards } from './templates/lists/listed-card.ts';

const listOf = (description: string) => ({ type: 'array', items: text, description }) as const;

/** The search payload (LIST-18), in the address: repeated keys, also as `key[]` (LIST-21). */
const listQuery = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 48, default: 12, description: 'Cards at most.' },
    letter: { ...text, description: 'A to Z or #; TOP or nothing for all.' },
    text: {
      ...text,
      description: `Words that titles or places have; the last may be a beginning. Only ${longestQuestion} signs and ${mostWords} words count, and a letter does not.`,
    },
    location: listOf('Codes of municipalities: any of them.'),
    age: listOf('Any of them.'),
    filters: listOf('Any of them.'),
    types: { ...text, description: 'Of what the list has; it has no other.' },
    orderBy: { ...text, enum: ['lastPublishedContentDate'] },
    cursorMark: { ...text, description: 'Of the page before; * or nothing for the first.' },
  },
} as const;

const listParameters = fields({
  cursorMark: { ...text, description: 'Of the page before; * for the first.' },
});

const listAnswer = closed(
  {
    html: { ...listOf('A card each, with its id in data-id.') },
    cursorMark: { ...textOrNull, description: 'Of the page after it; null after the last.' },
    notice: { ...text, description: 'For readers, where some of a long text was left out of the search.' },
  },
  'notice',
);

interface ListCall {
  path: string;
  list: ListName;
  id: string;
  summary: string;
  /** True if the first page has an address without a cursor; for blogs it requires one (LIST-23). */
  hasFirst: boolean;
}

const calls: readonly ListCall[] = [
  {
    path: '/shows/search/',
    list: 'programmes',
    id: 'Programmes',
    summary: 'Cards of programmes.',
    hasFirst: true,
  },
  { path: '/az/', list: 'az', id: 'Az', summary: 'Cards of programmes and activities.', hasFirst: true },
  {
    path: '/activity/',
    list: 'activities',
    id: 'Activities',
    summary: 'Cards of activities.',
    hasFirst: true,
  },
  { path: '/blogs/search/', list: 'blogs', id: 'Blogs', summary: 'Cards of blogs.', hasFirst: false },
];

/** Names the wildcard for the OpenAPI document. */
const named = ({ schema, url }: { schema: FastifySchema; url: string }) => ({
  schema,
  url: url.replace('*', ':cursorMark'),
});

interface WebapiOptions extends Pick<DemoContext, 'config' | 'db'> {
  context: SiteContext;
}

/** Lists whose cards the server renders (API-20, API-23 to API-25). Register it with the prefix `/webapi`. */
export async function webapi(app: FastifyInstance, { config, db, context }: WebapiOptions): Promise<void> {
  await apiScope(app, config);

  const answer = (list: ListName) => async (request: FastifyRequest) => {
    const { '*': cursorMark } = request.params as { '*'?: string };
    const {
      rows,
      cursorMark: next,
      isCut,
    } = await readList(db, list, parseListQuery(request.query as Query, list, cursorMark));
    return {
      html: listCards(context.pageOf(request), list, rows).map(String),
      cursorMark: next,
      ...(isCut && { notice: texts['list.cut'] }),
    };
  };

  for (const { path, list, id, summary, hasFirst } of calls) {
    const schema = {
      tags: ['list'],
      querystring: listQuery,
      response: { 200: listAnswer, ...failures(400) },
    };
    const shared = {
      // no schema validation: `parseListQuery` reports errors of the query in Catalan
      validatorCompiler: () => () => true,
      handler: answer(list),
    };
    if (hasFirst)
      app.get(path, {
        config: { isPublic: true },
        schema: { ...schema, operationId: `list${id}`, summary },
        ...shared,
      });
    // a wildcard, since the router would truncate a long parameter
    app.get(`${path}*`, {
      config: { isPublic: true, swaggerTransform: named },
      schema: {
        ...schema,
        operationId: `listMore${id}`,
        summary: `${summary.slice(0, -1)}, from a cursor on.`,
        params: listParameters,
      },
      ...shared,
    });
  }

  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200)
      reply.header('cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=60');
  });
}
