import { join, relative } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { TagFiles } from '../../src/loader/loader.types.ts';
import { baseCss, pageCss, pageSheets } from '../build/base-css.ts';
import { partsModule, tableModule } from '../build/files-table.ts';
import { type PartSource, readParts, type TagSource } from '../build/tags.ts';

/** File name in the loader's requests; the next two are ids of Vite modules. */
const partsFile = 'ap-parts.js';
const table = '\0ap-files';
const parts = '\0ap-parts';

/**
 * Provides the output of a build from source: the entry, its tables of tags and parts, and the styles of the page's
 * head. Any change reloads the whole page, since a custom element cannot be defined twice.
 * @param changed called for every change before the pages reload; `isServers` is true if the server may have read the
 * file
 */
export function fromSource(root: string, changed: (isServers: boolean) => void): Plugin {
  const filesOf = (entry: string): TagFiles => ({ scripts: [relative(root, entry)], styles: [] });
  let server: ViteDevServer;

  /** Reads the contracts through Vite, which drops changed modules from its cache. */
  const readTags = async (): Promise<TagSource[]> =>
    (await server.ssrLoadModule('/scripts/build/tags.ts')).readTags(root);

  function filesOfTags(tags: readonly TagSource[]): Record<string, TagFiles> {
    const sheets = pageSheets(root, tags);
    const entries = tags.flatMap(({ entry, contract: { tag, loads, devOnly } }) => {
      if (!entry) return [];
      const files = {
        ...filesOf(entry),
        ...(sheets.has(tag) && { sheet: true }),
        ...(loads && { loads }),
        ...(devOnly && { devOnly }),
      };
      return [[tag, files]];
    });
    return Object.fromEntries(entries);
  }

  /**
   * Detects files of the server: its imports and all other files that it may read. Only components and their styles
   * belong to the browser alone.
   */
  const isServers = (file: string): boolean =>
    (server.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0 ||
    file.startsWith(join(root, 'demo/')) ||
    !/\.(tsx?|module\.css)$/.test(file);

  /** Serves `ap-base.css` or the sheet of a tag. */
  const sendSheet: Connect.NextHandleFunction = async ({ url = '' }, response, next) => {
    const [, tag] = /\/(ap-[a-z-]+)\.css$/.exec(url) ?? [];
    if (!tag) return next();
    try {
      const tags = await readTags();
      const sheet = pageSheets(root, tags).get(tag);
      if (!sheet && tag !== 'ap-base') return next();
      response.setHeader('content-type', 'text/css; charset=utf-8');
      response.end(sheet ? pageCss(sheet) : baseCss(root, tags));
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'ap-from-source',
    enforce: 'pre',
    configureServer(created) {
      server = created;
      server.middlewares.use(server.config.base, sendSheet);
    },
    resolveId(id) {
      if (id === '/ap.js') return join(root, 'src/ap.ts');
      if (id === 'virtual:ap-files') return table;
      return id === `/${partsFile}` ? parts : undefined;
    },
    async load(id) {
      if (id === table) {
        const files = filesOfTags(await readTags());
        return tableModule({
          version: 'dev',
          files,
          parts: partsFile,
          base: "import.meta.url.split('@id')[0]",
        });
      }
      if (id !== parts) return undefined;
      return partsModule(
        Object.fromEntries(readParts(root).map(({ name, entry }: PartSource) => [name, filesOf(entry)])),
      );
    },
    hotUpdate({ file, type }) {
      const { moduleGraph, hot, name } = this.environment;
      for (const id of [table, parts]) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
      if (name === 'client') {
        changed(type !== 'update' || isServers(file));
        hot.send({ type: 'full-reload' });
      }
      return [];
    },
  };
}
