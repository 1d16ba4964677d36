// Builds the documentation site from docs/ and the contracts of the tags, in docs/site/dist. `npm run docs:site`
// BASE_PATH is that of the demo.
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { byGroup } from '../../scripts/derive/groups.ts';
import { type SitePage, sitePages } from './pages.ts';
import { sidebarOf } from './sidebar.ts';

const folder = import.meta.dirname;
const cache = join(folder, '.cache');
const built = join(cache, 'built');
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const site = `${basePath}/documentacio`;
const start = performance.now();

const pages = await sitePages({ site, showroom: `${basePath}/aparador` });
const tagGroups = byGroup(await readDefinitions()).map(({ title, members }) => ({
  title,
  tags: members.map(({ contract }) => contract.tag),
}));
writePages(pages);
await runAstro();
tidy();
const scripts = inlineScripts();
compress();
writeFileSync(join(built, 'site.json'), JSON.stringify({ basePath, scripts }));
rmSync(join(folder, 'dist'), { recursive: true, force: true });
renameSync(built, join(folder, 'dist'));
console.log(`docs/site/dist built in ${((performance.now() - start) / 1000).toFixed(1)} s`);

function writePages(all: readonly SitePage[]): void {
  const root = join(cache, 'pages');
  rmSync(root, { recursive: true, force: true });
  for (const page of all) {
    const file = join(root, `${page.path || 'index'}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(page));
  }
  writeFileSync(join(cache, 'site.json'), JSON.stringify({ base: site, sidebar: sidebarOf(all, tagGroups) }));
  const shown = join(folder, 'public');
  rmSync(join(shown, 'pictures'), { recursive: true, force: true });
  cpSync(join(projectRoot, 'docs/pictures'), join(shown, 'pictures'), { recursive: true });
  cpSync(join(projectRoot, 'docs/picture.png'), join(shown, 'picture.png'));
}

function textOf({ title, description, lang, depth, body }: SitePage): string {
  const front = { title, description, lang, tableOfContents: { maxHeadingLevel: depth } };
  return `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}`;
}

/** Runs the generator in this process, so that nothing stays behind when it is stopped. */
async function runAstro(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // in any other environment, such as that of a test, the generator leaves out the search
  process.env.NODE_ENV = 'production';
  // the generator would use it as the base of its links
  delete process.env.BASE_URL;
  const { build } = await import('astro');
  await build({ root: folder, logLevel: 'error' });
}

/** Replaces header cells without text, the corners of tables, by plain cells. */
function tidy(): void {
  for (const file of globSync('**/*.html', { cwd: built })) {
    const path = join(built, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/<th[^>]*><\/th>/g, '<td></td>'));
  }
}

/** Returns the hashes of the inline scripts, which the policy of the server allows. */
function inlineScripts(): string[] {
  const hashes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: built })) {
    const html = readFileSync(join(built, file), 'utf8');
    for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
      if (!/\bsrc=|application\/(ld\+)?json/.test(attributes))
        hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return [...hashes].sort();
}

/** Compresses text once, so that the server sends it as it is. */
function compress(): void {
  for (const file of globSync('**/*.{html,css,js,svg,xml}', { cwd: built })) {
    const bytes = readFileSync(join(built, file));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(built, `${file}.br`), brotliCompressSync(bytes, options));
    writeFileSync(join(built, `${file}.gz`), gzipSync(bytes));
  }
}
