/** Test control of the server: own data and chosen responses. */
import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { TestRunnerConfig } from '@web/test-runner';
import type { DemoContext } from '../../../demo/api/context.ts';
import { signedUrl } from '../../../demo/api/participation/store-client.ts';
import { createPoll, type NewPoll } from '../../../demo/api/polls/create-poll.ts';
import type { Demo } from '../../../demo/http/start-server.ts';
import { ownAccount } from '../../../demo/testing/accounts.ts';
import { askRaw } from '../../../demo/testing/ask-raw.ts';
import { mailsTo } from '../../../demo/testing/mails.ts';
import type { Answer } from './answers.types.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];
type Context = Parameters<Middleware>[0];

/** Creates data for a test, and returns it as JSON: `POST /given/poll`. */
export function given(demo: Demo): Middleware {
  const makers: Record<string, (asked: never, context: Context) => unknown> = {
    poll: (poll: NewPoll & { startDate?: string }) =>
      createPoll(demo.db, { ...poll, ...(poll.startDate && { startDate: new Date(poll.startDate) }) }),
    account: () => ownAccount(demo.db),
    mails: ({ to }: { to: string }) => mailsTo(demo, to),
    'no-throttles': async () => {
      await demo.db.deleteFrom('throttles').execute();
      return {};
    },
    // requested under the demo's own host name: it rejects any other
    part: async ({ path, tag }: { path: string; tag: string }, { host }: Context) => {
      const html = await (await askRaw(demo.url, path, { headers: { host } })).text();
      const [body = ''] = new RegExp(`<${tag}[\\s>].*?</${tag}>`, 's').exec(html) ?? [];
      return { body, head: [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].join('') };
    },
    // stored bytes of an uploaded file
    stored: async ({ id }: { id: string }) => {
      const config = { publicUrl: new URL(demo.url).origin, basePath: '', now: () => new Date() };
      const context = { config, db: demo.db } as unknown as DemoContext;
      const answer = await fetch(await signedUrl(context, { method: 'GET', key: `ugc/${id}` }));
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    // the page still considers itself logged in
    'ended-session': (_asked: object, context: Context) => {
      context.set('Set-Cookie', 'ap-session=; Path=/; Max-Age=0');
      return {};
    },
  };
  return async (context, next) => {
    const make = makers[/^\/given\/([\w-]+)$/.exec(context.path)?.[1] ?? ''];
    if (!make) return next();
    context.body = await make((await json(context.req)) as never, context);
  };
}

interface Waiting extends Answer {
  met: number;
  released: Promise<void>;
  release(): void;
}

/** Answers as requested with `POST /answers`; the cookies of the test's page select its own responses. */
export function answering(): Middleware {
  const all: Waiting[] = [];
  return async (context, next) => {
    if (context.path === '/answers') {
      const answer = (await json(context.req)) as Answer;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      if (!answer.held) release();
      context.body = String(all.push({ ...answer, met: 0, released, release }) - 1);
      return;
    }
    if (context.path === '/answers/release') {
      all[Number(context.query.id)]?.release();
      context.body = '';
      return;
    }
    const ids = [...context.get('cookie').matchAll(/ap-answer-(\d+)=/g)].map(([, id]) => Number(id));
    const answer = ids
      .map((id) => all[id])
      .findLast(
        (one) =>
          one &&
          context.url.startsWith(one.path) &&
          (one.method ?? context.method) === context.method &&
          (one.dest ?? context.get('sec-fetch-dest')) === context.get('sec-fetch-dest') &&
          one.met < (one.times ?? Infinity),
      );
    if (!answer) return next();
    answer.met += 1;
    await answer.released;
    if (answer.cut) {
      if (answer.cut === 'after') await next();
      context.respond = false;
      // a connection that ends before any response would make the browser retry by itself
      context.res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 99 }).flushHeaders();
      context.res.write('{', () => context.req.socket.destroy());
    } else if (answer.status === undefined) await next();
    else {
      context.respond = false;
      const type = answer.text === undefined ? 'application/json' : 'text/html';
      context.res
        .writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...answer.headers })
        .end(answer.text ?? JSON.stringify(answer.json ?? {}));
    }
  };
}
