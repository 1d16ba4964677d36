/** Middleware of the contract's test pages in front of the demo: proxy, faults, the strict policy, TypeScript. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner';
import { createFaultPicker } from './faults.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Serves .ts as JavaScript: strips the types, as Node does. */
export function typeScript(): TestRunnerPlugin {
  return {
    name: 'erase-types',
    resolveMimeType: (context) => (context.path.endsWith('.ts') ? 'js' : undefined),
    transform: (context) =>
      context.path.endsWith('.ts') && typeof context.body === 'string'
        ? stripTypeScriptTypes(context.body, { mode: 'strip' })
        : undefined,
  };
}

/** Sets the policy of the demo's pages; a nonce permits the runner's own inline script. */
export function strictPolicy(): Middleware {
  return async (context, next) => {
    await next();
    if (!context.response.is('html') || typeof context.body !== 'string') return;
    const nonce = randomBytes(16).toString('base64');
    const [, frames = ''] = /<meta name="frames" content="([a-z]+:)">/.exec(context.body) ?? [];
    const [, base = ''] = /<base href="(https?:[^"]+)"/.exec(context.body) ?? [];
    context.body = context.body.replaceAll('<script', `<script nonce="${nonce}"`);
    context.set(
      'Content-Security-Policy',
      `default-src 'self'; frame-src 'self' ${frames}; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:; ` +
        `connect-src 'self'; font-src 'self'; media-src 'self' blob:; object-src 'none'; base-uri 'self' ${base}; form-action 'self'; ` +
        "require-trusted-types-for 'script'; trusted-types ap-html 'allow-duplicates'",
    );
  };
}

/**
 * Injects wrong or missing responses on request of a test (see faults.ts). The runner lets the browser cache all
 * files. So a wrong response bypasses the cache, and the bundle has a separate address meanwhile (`freshEntry` in
 * page.ts). There a test gets its fault, not a cached file or an earlier fault.
 */
export function faulty(): Middleware {
  const pick = createFaultPicker();
  return async (context, next) => {
    const fault = pick(context.get('cookie'), context.path);
    if (!fault) return next();
    context.respond = false;
    const answer = (status: number, body: string, type = 'application/json') =>
      context.res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    switch (fault.kind) {
      case 'timeout':
        return;
      case 'drop':
        context.req.socket.destroy();
        return;
      case 'garbage':
        answer(200, '<p>this is no JSON');
        return;
      case 'page':
        answer(200, '<!doctype html><title>Accés a la xarxa</title>', 'text/html');
        return;
      case 'shape':
        answer(200, '{ "unexpected": ["shape"] }');
        return;
      default:
        answer(Number(fault.kind), '{ "error": { "code": "INJECTED", "message": "Asked for by a test." } }');
    }
  };
}

/** Forwards paths with one of the prefixes to the demo, as a proxy in front of it would. */
export function proxyTo(target: string, prefixes: readonly string[]): Middleware {
  return async (context, next) => {
    if (!prefixes.some((prefix) => context.path.startsWith(prefix))) return next();
    const { host, ...headers } = context.req.headers;
    const upstream = request(new URL(context.url, target), {
      method: context.method,
      headers: { ...headers, host, 'x-forwarded-host': host },
    });
    context.req.pipe(upstream);
    // a page that closes during a film stops reading it
    context.res.once('close', () => upstream.destroy());
    const [answer] = await once(upstream, 'response').catch((error) => {
      if (context.res.closed) return [];
      throw error;
    });
    if (!answer) return;
    context.status = answer.statusCode ?? 502;
    const answered = Object.entries(answer.headers).filter(
      ([name, value]) => value !== undefined && name !== 'connection' && name !== 'transfer-encoding',
    ) as [string, string | string[]][];
    // a film cached by another test would start too soon: bypasses the runner, which makes the browser cache all
    // files
    if (/^\/(playback|assets\/media)\//.test(context.path)) {
      context.respond = false;
      context.res.writeHead(context.status, {
        ...Object.fromEntries(answered),
        'cache-control': 'no-store',
      });
      answer.pipe(context.res);
      return;
    }
    for (const [name, value] of answered) context.set(name, value);
    // each page sends its own request
    if (context.path.startsWith('/api/')) context.set('Cache-Control', 'no-store');
    context.body = answer;
  };
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
