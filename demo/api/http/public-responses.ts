import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedText, chooseEncoding, compress } from './compressed.ts';

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
    /** Path of the public response that a write changes, after the base path. Without it a write may change any. */
    changes?: (parameters: Readonly<Record<string, string>>) => string;
  }
}

interface Stored {
  path: string;
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

/** Request whose route is running, and those for the same address that wait for its response. */
interface Lead {
  key: string;
  path: string;
  waiting: { request: FastifyRequest; reply: FastifyReply; next: () => void }[];
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
 * Sends public responses from memory. Requests for one address at the same time share one run of its route, so one
 * query. A write on this server drops the responses that it may have changed; those that another server has changed
 * stay until they expire. See docs/decisions/public-responses.md.
 */
export class PublicResponses {
  readonly #options: Options;
  readonly #stored = new Map<string, Stored>();
  #bytes = 0;
  /** Leads by key: a response is stored only while its lead is here. */
  readonly #leads = new Map<string, Lead>();
  readonly #leadOf = new WeakMap<FastifyRequest, Lead>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called before all other hooks and routes are registered, so that a stored response does not pay for them. */
  watch(app: FastifyInstance): void {
    app.decorate('forgetPublicResponses', () => this.#drop());
    app.addHook('onRequest', (request, reply, next) => this.#begin(request, reply, next));
    app.addHook('onRoute', (route) => {
      // first, since the framework's hook of HEAD removes the body
      if (route.config?.isPublic) route.onSend = [this.#finish, route.onSend ?? []].flat();
    });
    app.addHook('onSend', async (request, { statusCode }) => {
      // an error is not shared, and its response may never close behind a pipelined one
      const lead = this.#leadOf.get(request);
      if (lead && statusCode !== 200) this.#release(lead);
      const isRefused = statusCode >= 400 && statusCode < 500;
      if (readMethods.has(request.method) || isRefused) return;
      const changed = request.routeOptions.config.changes?.(request.params as Record<string, string>);
      this.#drop(changed === undefined ? undefined : this.#options.basePath + changed);
    });
  }

  /** Answers a request from memory, lets it wait for an equal one, or passes it on. */
  #begin(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
    const key = this.#keyOf(request);
    if (key === undefined || this.#options.isPaused?.()) {
      next();
      return;
    }
    const stored = this.#stored.get(key);
    if (stored && stored.endsAt > this.#now()) {
      this.#send(stored, request, reply);
      return;
    }
    const lead = this.#leads.get(key);
    if (lead) {
      lead.waiting.push({ request, reply, next });
      return;
    }
    const own: Lead = { key, path: pathOf(request), waiting: [] };
    this.#leads.set(key, own);
    this.#leadOf.set(request, own);
    // a reader may go away before there is a response
    request.raw.once('close', () => this.#release(own));
    reply.raw.once('close', () => this.#release(own));
    next();
  }

  /** Key of the response that a request may share; undefined for requests that are never stored. */
  #keyOf(request: FastifyRequest): string | undefined {
    const { method, url, raw, headers, routeOptions } = request;
    if (method !== 'GET' || !routeOptions.config.isPublic) return undefined;
    // tests inject requests without a connection, and write to the database behind the server
    if (!(raw.socket instanceof Socket) || headers.range !== undefined || hasBody(request)) return undefined;
    // a path has one key: a write names it without escapes
    if (pathOf(request).includes('%')) return undefined;
    // the host is part of the key: the route refuses foreign ones
    return `${headers.host} ${headers['x-forwarded-host'] ?? ''} ${url}`;
  }

  #now(): number {
    return this.#options.now().getTime();
  }

  /** `onSend` hook of a public route: adds the ETag, stores the response, and sends 304 where it is known. */
  readonly #finish = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    reply.headers({ etag, vary: 'accept-encoding', date: this.#options.now().toUTCString() });
    // with a 304, browsers would keep the age of an earlier response
    reply.header('age', '0');
    const lead = this.#leadOf.get(request);
    if (lead) this.#store(lead, reply, { etag, payload });
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };

  #store(lead: Lead, reply: FastifyReply, { etag, payload }: { etag: string; payload: string }): void {
    const headers = reply.getHeaders();
    const lifetime = headers['set-cookie'] ? 0 : lifetimeOf(String(headers['cache-control'] ?? ''));
    const storedAt = this.#now();
    const text = compress(payload, effort);
    const stored = {
      path: lead.path,
      headers: flatten(headers),
      type: String(headers['content-type']),
      etag,
      text,
      storedAt,
      endsAt: storedAt + lifetime * 1000,
    };
    // a write during the run has removed its lead
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
    for (const { request, reply, next } of lead.waiting.splice(0)) {
      if (reply.raw.destroyed) continue;
      if (stored) this.#send(stored, request, reply);
      else next();
    }
  }

  #send(stored: Stored, request: FastifyRequest, reply: FastifyReply): void {
    this.#options.onHit?.();
    reply.hijack();
    const { text, etag } = stored;
    const isLong = text.plain.length >= worthCompressing;
    const encoding = isLong ? chooseEncoding(request.headers['accept-encoding']?.toString()) : undefined;
    const now = this.#now();
    // rounded up, so that no cache after us keeps it beyond the end of a poll
    const age = Math.max(0, Math.ceil((now - stored.storedAt) / 1000));
    const headers = [
      ...stored.headers,
      // with the age, the time of the server, from which widgets correct their clock
      'date',
      new Date(now - age * 1000).toUTCString(),
      'age',
      String(age),
      // a strong tag stands for one sequence of bytes
      'etag',
      encoding ? `W/${etag}` : etag,
      'x-request-id',
      request.id,
    ];
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
    const body = encoding ? text[encoding] : text.plain;
    headers.push('content-type', stored.type, 'content-length', String(body.length));
    if (encoding) headers.push('content-encoding', encoding);
    reply.raw.writeHead(200, headers).end(body);
  }

  /** Drops the responses of a path, or all, and those whose routes are running when they are done. */
  #drop(path?: string): void {
    for (const [key, one] of this.#stored) if (path === undefined || one.path === path) this.#forget(key);
    for (const [key, one] of this.#leads)
      if (path === undefined || one.path === path) this.#leads.delete(key);
  }

  #forget(key: string): void {
    this.#bytes -= this.#stored.get(key)?.text.plain.length ?? 0;
    this.#stored.delete(key);
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Headers that each response sets for itself. */
const ownHeaders = new Set(['age', 'date', 'etag', 'x-request-id', 'content-type', 'content-length']);

const flatten = (headers: object): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    ownHeaders.has(name.toLowerCase()) || value === undefined ? [] : [name, String(value)],
  );

/** Seconds for which a shared cache may store a response. */
function lifetimeOf(cacheControl: string): number {
  if (!/\bpublic\b/.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl) ?? /\bmax-age=(\d+)/.exec(cacheControl);
  return Number(seconds?.[1] ?? 0);
}

/** Returns the entity tag of a body. */
const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Tests whether a caller has this version (RFC 9110, 13.1.2). Responses that are compressed have a weak tag, so the
 * comparison is weak.
 */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
