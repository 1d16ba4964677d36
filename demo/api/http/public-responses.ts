import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedText, chooseEncoding, compress } from './compressed.ts';
import { etagOf, matchesEtag } from './conditional.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops all stored public responses, as if they had expired: for writes that this server knows nothing of. */
    forgetPublicResponses(): void;
  }
  interface FastifyContextConfig {
    /**
     * Marks a GET route whose response is equal for everybody. It gets an ETag, and is sent from memory for as long as
     * its `Cache-Control` lets a shared cache store it.
     */
    isPublic?: boolean;
    /** Start of the public paths that a write changes, after the base path. Without it a write may change any. */
    changes?: (parameters: Readonly<Record<string, string>>) => string;
  }
}

interface Stored {
  /** Names and values in turn, without those that a response sets for itself. */
  headers: readonly string[];
  type: string;
  etag: string;
  text: CompressedText;
  /** In ms. */
  storedAt: number;
  /** In ms. */
  endsAt: number;
}

/** Request that a route is answering, and those for the same address that wait for it. */
interface Lead {
  key: string;
  waiting: { request: IncomingMessage; response: ServerResponse; next: () => void }[];
}

interface Options {
  basePath: string;
  now: () => Date;
  /** Passes every request to the routes while it returns true, as during a shutdown. */
  isPaused?: (() => boolean) | undefined;
  /** Called for each request that is answered from memory. */
  onHit?: (() => void) | undefined;
}

/** Maximum number of stored responses, and of their bytes before compression; the oldest are dropped. */
const most = { responses: 1000, bytes: 16_000_000 };
/** Bytes from which a body is compressed. */
const worthCompressing = 1000;
/** Brotli quality: a body is compressed once for all readers of some seconds. */
const effort = 4;
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sends public responses from memory, before the framework sees the request. Requests for one address share one run of
 * its route, so one query. A write on this server drops what it may have changed; writes on other servers show when
 * the response expires. See docs/decisions/public-responses.md.
 */
export class PublicResponses {
  readonly #options: Options;
  readonly #routes = new Map<string, RegExp>();
  readonly #stored = new Map<string, Stored>();
  #bytes = 0;
  /** Leads by key: a response is stored only while its lead is here. */
  readonly #leads = new Map<string, Lead>();
  readonly #leadOf = new WeakMap<IncomingMessage, Lead>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called before the routes are registered. */
  watch(app: FastifyInstance): void {
    app.decorate('forgetPublicResponses', () => this.#drop(''));
    app.addHook('onRoute', (route) => {
      if (!route.config?.isPublic) return;
      this.#routes.set(route.url, patternOf(route.url));
      // first, since the framework's hook of HEAD removes the body
      route.onSend = [this.#finish, route.onSend ?? []].flat();
    });
    app.addHook('onSend', async (request, { statusCode }) => {
      // a refused write has changed nothing
      const isRefused = statusCode >= 400 && statusCode < 500;
      if (readMethods.has(request.method) || isRefused) return;
      const changed = request.routeOptions.config.changes?.(request.params as Record<string, string>);
      this.#drop(this.#options.basePath + (changed ?? ''));
    });
  }

  /** Answers a request from memory, lets it wait for an equal one, or passes it on. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const key = this.#keyOf(request);
    if (key === undefined || this.#options.isPaused?.()) {
      next();
      return;
    }
    const stored = this.#stored.get(key);
    if (stored && stored.endsAt > this.#options.now().getTime()) {
      this.#send(stored, request, response);
      return;
    }
    if (!this.#isPublic(request.url)) {
      next();
      return;
    }
    const lead = this.#leads.get(key);
    if (lead) {
      lead.waiting.push({ request, response, next });
      return;
    }
    const own: Lead = { key, waiting: [] };
    this.#leads.set(key, own);
    this.#leadOf.set(request, own);
    // a response that is not stored, such as a 404
    response.once('close', () => this.#release(own));
    next();
  }

  /** Key of the response that a request may share; undefined for requests that are never stored. */
  #keyOf({ method, url, headers }: IncomingMessage): string | undefined {
    const [path = ''] = (url ?? '').split('?', 1);
    // an address has one key: writes name it without escapes
    if (method !== 'GET' || headers.range !== undefined || path.includes('%')) return undefined;
    // the framework refuses the hosts of others
    return `${headers.host} ${headers['x-forwarded-host'] ?? ''} ${url}`;
  }

  #isPublic(url = ''): boolean {
    const [path = ''] = url.split('?', 1);
    for (const pattern of this.#routes.values()) if (pattern.test(path)) return true;
    return false;
  }

  /** `onSend` hook of a public route: adds the ETag, stores the response, and sends 304 where it is known. */
  readonly #finish = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag).header('vary', 'accept-encoding');
    const lead = this.#leadOf.get(request.raw);
    if (lead) this.#store(lead, reply, { etag, payload });
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };

  #store(lead: Lead, reply: FastifyReply, { etag, payload }: { etag: string; payload: string }): void {
    const headers = reply.getHeaders();
    const lifetime = headers['set-cookie'] ? 0 : lifetimeOf(String(headers['cache-control'] ?? ''));
    const storedAt = this.#options.now().getTime();
    const text = compress(payload, effort);
    const stored = {
      headers: flatten(headers),
      type: String(headers['content-type']),
      etag,
      text,
      storedAt,
      endsAt: storedAt + lifetime * 1000,
    };
    // without its lead, a write has come between
    if (lifetime > 0 && this.#leads.get(lead.key) === lead) {
      this.#forget(lead.key);
      this.#stored.set(lead.key, stored);
      this.#bytes += text.plain.length;
      for (const [oldest] of this.#stored) {
        if (this.#stored.size <= most.responses && this.#bytes <= most.bytes) break;
        this.#forget(oldest);
      }
    }
    this.#release(lead, lifetime > 0 ? stored : undefined);
  }

  /** Answers those who waited for a request, or lets each have a run of its own. */
  #release(lead: Lead, stored?: Stored): void {
    if (this.#leads.get(lead.key) === lead) this.#leads.delete(lead.key);
    for (const { request, response, next } of lead.waiting.splice(0)) {
      if (response.destroyed) continue;
      if (stored) this.#send(stored, request, response);
      else next();
    }
  }

  #send(stored: Stored, request: IncomingMessage, response: ServerResponse): void {
    this.#options.onHit?.();
    const { text, etag } = stored;
    const isLong = text.plain.length >= worthCompressing;
    const encoding = isLong ? chooseEncoding(request.headers['accept-encoding']?.toString()) : undefined;
    const headers = [
      ...stored.headers,
      // with the age, the time of the server, from which widgets correct their clock
      'date',
      new Date(stored.storedAt).toUTCString(),
      // rounded up, so that no cache after us keeps it beyond the end of a poll
      'age',
      String(Math.ceil((this.#options.now().getTime() - stored.storedAt) / 1000)),
      // a strong tag stands for one sequence of bytes
      'etag',
      encoding ? `W/${etag}` : etag,
      'x-request-id',
      randomUUID(),
    ];
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = encoding ? text[encoding] : text.plain;
    headers.push('content-type', stored.type, 'content-length', String(body.length));
    if (encoding) headers.push('content-encoding', encoding);
    response.writeHead(200, headers).end(body);
  }

  /** Drops responses whose path starts so, and keeps those that are being made from being stored. */
  #drop(start: string): void {
    const isChanged = (key: string) => key.slice(key.lastIndexOf(' ') + 1).startsWith(start);
    for (const key of this.#stored.keys()) if (isChanged(key)) this.#forget(key);
    for (const key of this.#leads.keys()) if (isChanged(key)) this.#leads.delete(key);
  }

  #forget(key: string): void {
    this.#bytes -= this.#stored.get(key)?.text.plain.length ?? 0;
    this.#stored.delete(key);
  }
}

/** Headers that each response sets for itself. */
const ownHeaders = new Set(['date', 'etag', 'x-request-id', 'content-type', 'content-length']);

const flatten = (headers: object): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    ownHeaders.has(name.toLowerCase()) || value === undefined ? [] : [name, String(value)],
  );

/** Returns the pattern of a route's path: `/poll/:id`, or `/az/*`. */
function patternOf(route: string): RegExp {
  const literal = route.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}

/** Seconds for which a shared cache may store a response. */
function lifetimeOf(cacheControl: string): number {
  if (!/\bpublic\b/.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl) ?? /\bmax-age=(\d+)/.exec(cacheControl);
  return Number(seconds?.[1] ?? 0);
}
