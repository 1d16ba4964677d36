import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compress, sendCompressed } from '../../api/http/compressed.ts';
import { daily } from './cache-headers.ts';

const imported = /from '(\.{1,2}\/(?:[\w.-]+\/)*)([\w-]+)\.ts'/g;

/**
 * Reads the scripts of pages, and all their imports, keyed by file name in the address. They only need their types
 * removed. All are served from one folder, wherever their sources are.
 */
export function browserModules(entries: readonly URL[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const entry of entries) addModule(entry, modules);
  return modules;
}

function addModule(file: URL, modules: Map<string, string>): void {
  const name = `${basename(file.pathname, '.ts')}.js`;
  if (modules.has(name)) return;
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  modules.set(name, script.replace(imported, "from './$2.js'"));
  for (const [, folder, other] of script.matchAll(imported))
    addModule(new URL(`${folder}${other}.ts`, file), modules);
}

/** Serves the scripts of some pages. @param path path of their folder */
export function moduleRoutes(app: FastifyInstance, path: string, entries: readonly URL[]): void {
  for (const [name, script] of browserModules(entries)) {
    const text = compress(script, 11);
    app.get(`${path}/${name}`, (request, reply) =>
      sendCompressed(request, reply.headers(daily).type('text/javascript; charset=utf-8'), text),
    );
  }
}
