import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { PartsTable } from '../../src/loader/loader.types.ts';
import { derive } from '../derive/index.ts';
import { baseCss, CHARSET, pageCss, pageSheets, withCharset } from './base-css.ts';
import { keepBudgets } from './budgets.ts';
import { compress } from './compress.ts';
import { unexpectedCoreModules } from './core.ts';
import { partsModule, tableModule } from './files-table.ts';
import { filesOfParts, filesOfTags, integrityOf, type Manifest, tagsInSharedFiles } from './manifest.ts';
import type { PartSource, TagSource } from './tags.ts';
import { saveBundledPackages, type Taken, thirdParty } from './third-party.ts';

export interface FinishOptions {
  root: string;
  version: string;
  tags: readonly TagSource[];
  parts: readonly PartSource[];
  /** Settings that the entry and the one-file bundle share with the widgets. */
  shared: InlineConfig;
  /** The packages that these settings collect, complete after the build. */
  taken: Taken;
  /** Builds only files with a budget, and saves nothing. */
  onlyWeighed: boolean;
}

/** Writes the files that depend on the names of the chunks: the entry, the one-file bundle, and all derived files. */
export function finish({ root, version, tags, parts, shared, taken, onlyWeighed }: FinishOptions): Plugin {
  return {
    name: 'ap-finish',
    apply: 'build',
    generateBundle(_options, bundle) {
      const core = chunkNamed(bundle, 'core');
      const strangers = unexpectedCoreModules(core.moduleIds);
      if (strangers.length) throw new Error(`the core would bring every page ${strangers.join(', ')}`);
      for (const sheet of Object.values(bundle))
        if (sheet.fileName.endsWith('.css') && sheet.type === 'asset')
          sheet.source = withCharset(sheet.source.toString());
      // Chromium's explicit compile hint, a comment to other browsers. Compiles all functions off the main thread
      // while the file loads, instead of each at its first call. Every page calls the functions of the core.
      core.code = `//# allFunctionsCalledOnLoad\n${core.code}`;
    },
    async writeBundle({ dir = '' }, bundle) {
      const sheets = pageSheets(root, tags);
      const files = filesOfTags(bundle, tags, sheets);
      const { fileName: core } = chunkNamed(bundle, 'core');
      writeFileSync(join(dir, 'ap-base.css'), withCharset(baseCss(root, tags)));
      for (const [tag, path] of sheets) writeFileSync(join(dir, `${tag}.css`), withCharset(pageCss(path)));

      const partFiles = filesOfParts(bundle, parts, files);
      const exposed = tagsInSharedFiles(files, partFiles);
      if (exposed.length) throw new Error(`code of ${exposed.join(', ')} is in a file of other tags`);
      const partsFile = writeParts(dir, partFiles);
      const entryTable = tableModule({ version, files, parts: partsFile, base: 'import.meta.url' });
      await build(oneFile(shared, root, dir, 'ap', { 'virtual:ap-files': entryTable }));
      keepApart(join(dir, 'ap.js'));
      const file = (name: string) => integrityOf(dir, name);
      writeFileSync(join(dir, INTEGRITY), JSON.stringify(hashesOf(dir)));
      const manifest: Manifest = {
        version,
        integrity: file(INTEGRITY),
        entry: file('ap.js'),
        base: file('ap-base.css'),
        core: file(core),
        parts: file(partsFile),
        tags: Object.fromEntries(
          Object.entries(files).map(([tag, { scripts, styles, sheet, loads }]) => [
            tag,
            {
              ...(sheet && { sheet: file(`${tag}.css`) }),
              scripts: scripts.map(file),
              styles: styles.map(file),
              ...(loads && { loads }),
            },
          ]),
        ),
      };
      writeFileSync(join(dir, 'ap-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      if (onlyWeighed) return;

      keepBudgets(root, dir, manifest);
      const all = allModule({ root, tags, parts, version, css: stylesOf(dir, bundle, sheets) });
      await build(oneFile(shared, root, dir, 'ap.all', { 'virtual:ap-all': all }));
      keepApart(join(dir, 'ap.all.js'), `${BYTE_ORDER_MARK}(()=>{'use strict';`);
      rmSync(join(dir, 'unused'), { recursive: true, force: true }); // styles that the one-file bundle includes
      writeFileSync(join(dir, 'THIRD-PARTY.txt'), thirdParty(taken));
      saveBundledPackages(root, taken);
      await derive(dir);
      await compress(dir);
    },
  };
}

/** Hashes of every lazily loaded file, which a page may ask the loader to check (BEY-30). */
const INTEGRITY = 'ap-integrity.json';

function hashesOf(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const loaded = names.filter((name) => /^(chunks\/.+\.(js|css)|ap-.+\.css)$/.test(name)).sort();
  return Object.fromEntries(loaded.map((name) => [name, integrityOf(dir, name).integrity]));
}

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunk = chunks.find((one) => one.name === name);
  if (!chunk) throw new Error(`the build made no ${name} chunk`);
  return chunk;
}

/** Declares a classic script as UTF-8; otherwise it has the encoding of its page, which may be an older one. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Wraps the script in a function, since an optimiser may join it with other scripts, whose names would clash. As a
 * classic script the one file would define its names in the page.
 */
function keepApart(file: string, start = '(()=>{'): void {
  const text = readFileSync(file, 'utf8').trimEnd();
  writeFileSync(file, `${start}${text}\n})();\n`);
}

/** Writes the table of the parts like any chunk, named by its hash. */
function writeParts(dir: string, parts: PartsTable): string {
  const text = partsModule(parts);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7);
  const name = `chunks/parts-${hash}.js`;
  writeFileSync(join(dir, name), text);
  return name;
}

/** Every style of the bundle, the base first. */
function stylesOf(dir: string, bundle: Rolldown.OutputBundle, sheets: ReadonlyMap<string, string>): string {
  const ofPages = [...sheets.keys()].map((tag) => `${tag}.css`);
  const names = ['ap-base.css', ...ofPages, ...Object.keys(bundle).filter((name) => name.endsWith('.css'))];
  return names.map((name) => readFileSync(join(dir, name), 'utf8').replace(CHARSET, '')).join('\n');
}

interface AllOptions {
  root: string;
  tags: readonly TagSource[];
  parts: readonly PartSource[];
  version: string;
  css: string;
}

/** Returns the one-file bundle's module: every definition, part and style, so that it loads nothing. */
function allModule({ root, tags, parts, version, css }: AllOptions): string {
  const entries = tags.flatMap(({ entry, contract }) =>
    entry ? [{ entry, when: { devOnly: contract.devOnly, loads: contract.loads } }] : [],
  );
  const definitions = entries.map(
    ({ when }, index) => `{ definition: d${index}, ...${JSON.stringify(when)} }`,
  );
  const provided = parts.map(({ name }, index) => `${JSON.stringify(name)}: p${index}`);
  return [
    `import { startAll } from ${JSON.stringify(join(root, 'src/start-all.ts'))};`,
    ...entries.map(({ entry }, index) => `import d${index} from ${JSON.stringify(entry)};`),
    ...parts.map(({ entry }, index) => `import * as p${index} from ${JSON.stringify(entry)};`),
    `const version = ${JSON.stringify(version)}, css = ${JSON.stringify(css)};`,
    `startAll({ version, css, tags: [${definitions}], parts: { ${provided} } });`,
  ].join('\n');
}

function oneFile(
  shared: InlineConfig,
  root: string,
  outDir: string,
  name: string,
  modules: Record<string, string>,
): InlineConfig {
  const own: Plugin = {
    name: 'ap-virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}.js` : undefined),
    load: (id) => modules[id.slice(1, -3)],
  };
  return {
    ...shared,
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [own, ...(shared.plugins ?? [])],
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        ...shared.build?.rolldownOptions,
        input: { [name]: name === 'ap' ? join(root, 'src/ap.ts') : 'virtual:ap-all' },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: 'unused/[name][extname]',
          codeSplitting: false,
        },
      },
    },
  };
}
