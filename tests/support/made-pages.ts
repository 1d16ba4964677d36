/** Pages described by contract tests, written by a server as a CMS writes them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { TestRunnerConfig } from '@web/test-runner';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import type { MadePage, TestedDefinition, TestedDefinitions } from './made-pages.types.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];
type Manifest = Record<'tags', Record<string, TestedDefinition['files']>> & { core: { file: string } };

const readManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, 'dist/ap-manifest.json'), 'utf8'));

/** Returns links to the stylesheets of a page's tags, as its server writes them. */
function sheetsOf(body: string, { tags }: Manifest): string {
  const sheets = Object.entries(tags).flatMap(([tag, { sheet }]) =>
    sheet && body.includes(`<${tag}`) ? [sheet] : [],
  );
  return sheets.map(({ file }) => `<link rel="stylesheet" href="/dist/${file}">`).join('\n');
}

function documentOf(
  { body, config = {}, head = '', charset = 'utf-8', ...page }: MadePage,
  manifest: Manifest,
): string {
  const { entry = ['/dist/ap.js'] } = page;
  const settings = Object.entries({ site: 'apunt', ...config }).map(([name, value]) => ` ${name}="${value}"`);
  const scripts = entry.map((src) => `<script type="module" src="${src}"></script>`);
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
<head>
<meta charset="${charset}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pàgina de prova</title>
<link rel="stylesheet" href="/dist/ap-base.css">
${sheetsOf(body, manifest)}
${head}
<script src="/tests/support/page/watch.ts"></script>
${scripts.join('\n')}
</head>
<body>
<ap-config${settings.join('')}></ap-config>
<main>
<h1>Pàgina de prova</h1>
${body}
</main>
</body>
</html>`;
}

/** Every tag of the built bundle with its contract, its demo and its files. */
async function testedDefinitions(root: string): Promise<TestedDefinitions> {
  const { tags } = await readManifest(root);
  const definitions = await readDefinitions(root);
  const only = process.env.TAG;
  const all = Object.entries(tags).map(([tag, files]) => {
    const definition = definitions.find(({ contract }) => contract.tag === tag);
    if (!definition?.demo) throw new Error(`<${tag}> has no demo: elements/<name>/<name>.demo.html`);
    const { contract, demo } = definition;
    // tags that load on a press are tested as loaded; the wait has its own tests
    const isPressed = contract.loads === 'pressed';
    return { tag, contract, demo: isPressed ? demo.replace(tag, `${tag} loading="eager"`) : demo, files };
  });
  return { all, only, isFull: Boolean(process.env.TEST_FULL) };
}

/**
 * Stores the page description posted to `/made` as JSON, and returns the page's address. Answers
 * `/made/definitions.json` with every tag. A page with every tag would not fit in the address itself.
 */
export function madePages(root: string): Middleware {
  const pages: MadePage[] = [];
  return async (context, next) => {
    if (context.path === '/made/definitions.json') {
      context.body = await testedDefinitions(root);
    } else if (context.path === '/made' && context.method === 'POST') {
      context.body = `/made?page=${pages.push((await json(context.req)) as MadePage) - 1}`;
    } else if (context.path === '/made') {
      const page = pages[Number(context.query.page)];
      if (!page) return next();
      const paste = page.paste
        ? await readFile(join(root, 'tests/contract/pages/pastes', page.paste), 'utf8')
        : '';
      context.type = `text/html; charset=${page.charset ?? 'utf-8'}`;
      context.body = documentOf({ ...page, body: page.body + paste }, await readManifest(root));
    } else await next();
  };
}

/** Encodes pages in their declared encoding, after all other changes to their text. */
export function inTheirEncoding(): Middleware {
  return async (context, next) => {
    await next();
    const isOlder = context.response.get('Content-Type').endsWith('windows-1252');
    if (isOlder && typeof context.body === 'string') context.body = Buffer.from(context.body, 'latin1');
  };
}

/** Serves dist/ under `/bare/dist/` as a server does that declares no encoding. */
export function bareFiles(): Middleware {
  return async (context, next) => {
    const isBare = context.url.startsWith('/bare/dist/');
    if (isBare) context.url = context.url.slice('/bare'.length);
    await next();
    const [type = ''] = context.response.get('Content-Type').split(';');
    if (isBare) context.set('Content-Type', type);
  };
}

/** Serves dist/ again under `/copy<any>/dist/`, as a page's second template may include it (DEL-05). */
export function secondCopy(): Middleware {
  return (context, next) => {
    context.url = context.url.replace(/^\/copy[^/]*\/dist\//, '/dist/');
    return next();
  };
}
