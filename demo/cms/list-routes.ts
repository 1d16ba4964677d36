import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseIndexAddress, TOP } from '../../elements/index/index.server.ts';
import {
  type ListName,
  type ListQuery,
  listNames,
  pageSize,
  type Query,
} from '../api/catalogue/list-query.ts';
import { type Found, type SearchType, searchTypes } from '../api/catalogue/search-listed.ts';
import { ApiError } from '../api/http/api-error.ts';
import { page as pageHeaders } from './assets/cache-headers.ts';
import type { Lists } from './lists.ts';
import { sendPage } from './send-page.ts';
import type { SiteContext } from './site-context.ts';
import { texts } from './templates/lists/list.texts.ts';
import { choicesOf, hasPlaces, indexPage, listPages } from './templates/lists/list-page.ts';
import { type Results, resultCards, resultsAddress, resultsPage } from './templates/lists/results-page.ts';
import { link } from './templates/page.ts';

interface ListRouteOptions {
  context: SiteContext;
  lists: Lists;
}

/** Minimum characters of a search (SRCH-08). */
const shortestSearch = 3;

const isTooShort = (text: string) => [...text].length < shortestSearch;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a type; an unknown type means all (SRCH-12). */
const typeOf = (value: unknown): SearchType | undefined => searchTypes.find((type) => type === value);

/** Returns true for a widget's request of the next page, false for a browser's (API-30). */
const wantsJson = ({ headers }: FastifyRequest) =>
  /\bapplication\/json\b/.test(`${headers.accept ?? ''} ${headers['content-type'] ?? ''}`);

/** Registers the pages of lists and search results: complete without a script, with the same rules as the API. */
export function listRoutes(app: FastifyInstance, { context: { pageOf }, lists }: ListRouteOptions): void {
  for (const list of listNames)
    app.get(listPages[list].path, async (request, reply) => {
      const address = new URLSearchParams(request.url.replace(/^[^?]*/, ''));
      const places = hasPlaces(list) ? await lists.places(address.getAll('lloc')) : [];
      const choices = choicesOf(list, places);
      const { query, cursor, notice, isTextCut } = parseIndexAddress(list, address, choices);
      const { found, refused } = await readListOrFirstPage(list, wishOf(list, query, cursor));
      const markers = list === 'activities' ? await lists.markers() : [];
      const isCut = found.isCut || isTextCut;
      const notices = [notice, refused?.message ?? '', isCut ? texts['list.cut'] : ''].filter(Boolean);
      const isInside = !refused && cursor !== null;
      const body = indexPage(pageOf(request), list, { query, found, isInside, notices, choices }, markers);
      return sendPage(request, reply.code(notice || refused ? 400 : 200), body, pageHeaders);
    });

  /** Reads a list; from its first page, with an error, if the cursor is refused. */
  async function readListOrFirstPage(list: ListName, query: ListQuery) {
    try {
      return { found: await lists.read(list, query), refused: undefined };
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'INVALID_CURSOR') throw error;
      return { found: await lists.read(list, { ...query, cursorMark: undefined }), refused: error };
    }
  }

  // target of the header's search without a script
  app.get<{ Querystring: { text?: unknown } }>('/resultats', (request, reply) => {
    const text = textOf(request.query.text).trim();
    const page = pageOf(request);
    if (!isTooShort(text)) return reply.redirect(link(page, resultsAddress(text)), 303);
    return sendResults(request, reply, text, undefined);
  });

  // A wildcard, since the router would truncate a long parameter. It has already decoded the text, once (SRCH-14).
  app.get<{ Params: { '*': string } }>('/resultats/*', async (request, reply) => {
    const text = request.params['*'].trim();
    if (isTooShort(text)) return sendResults(request, reply, text, undefined);
    const { searchtype, cursor } = request.query as Query;
    const type = typeOf(searchtype);
    const cursorMark = textOf(cursor) || undefined;
    try {
      const results = await find(text, type, cursorMark);
      if (wantsJson(request)) return sendJson(request, reply, { text, type, results });
      return sendResults(request, reply, text, results, { type, isInside: cursorMark !== undefined });
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'INVALID_CURSOR') throw error;
      if (wantsJson(request)) return reply.code(400).headers(noStore).send(error.body());
      reply.code(400);
      return sendResults(request, reply, text, await find(text, type), { type, refusal: error.message });
    }
  });

  async function find(text: string, type: SearchType | undefined, cursorMark?: string): Promise<Results> {
    const isFirst = cursorMark === undefined;
    const hasOthers = type === undefined || type === 'other';
    const [found, all]: [Found, Results['others']] = await Promise.all([
      lists.search({ text, type, limit: pageSize, cursorMark }),
      hasOthers ? lists.others(text) : [],
    ]);
    const others = all.filter(({ isBeginning }) =>
      isBeginning ? found.beginningsAt !== undefined : isFirst,
    );
    const isNothing = isFirst && found.rows.length + others.length === 0;
    return { ...found, others, meant: isNothing ? await lists.suggest(text) : undefined };
  }

  const noStore = { 'cache-control': 'no-store' };

  function sendResults(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
    results: Results | undefined,
    more: { type?: SearchType | undefined; isInside?: boolean; refusal?: string } = {},
  ) {
    const shown = { type: undefined, isInside: false, ...more, text, results };
    return sendPage(
      request,
      reply.header('vary', 'accept, content-type'),
      resultsPage(pageOf(request), shown),
      pageHeaders,
    );
  }

  /** API-30, LIST-20. */
  function sendJson(
    request: FastifyRequest,
    reply: FastifyReply,
    { text, type, results }: { text: string; type: SearchType | undefined; results: Results },
  ) {
    const page = pageOf(request);
    const next = results.cursorMark && link(page, resultsAddress(text, type, results.cursorMark));
    return reply
      .headers({ ...pageHeaders, vary: 'accept, content-type' })
      .type('application/json; charset=utf-8')
      .send({
        html: resultCards(page, results),
        nextPage: next,
        ...(results.isCut && { notice: texts['list.cut'] }),
      });
  }
}

/** Builds the database query for the page of a list. */
function wishOf(
  list: ListName,
  query: ReturnType<typeof parseIndexAddress>['query'],
  cursor: string | null,
): ListQuery {
  const { letter, text, location, age, filters } = query;
  return {
    limit: pageSize,
    letter: text === '' && letter !== '' && letter !== TOP ? letter : undefined,
    text: text === '' ? undefined : text,
    location,
    age,
    filters,
    orderBy: hasPlaces(list) ? undefined : 'lastPublishedContentDate',
    cursorMark: cursor ?? undefined,
  };
}
