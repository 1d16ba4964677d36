/** One-file bundle, for a CMS that can host a single file (DEL-06): it contains everything and loads nothing. */
import * as coreExports from './core-exports.ts';
import guard from './loader/guard.part.ts';
import type { Definition, LoadPart } from './loader/loader.types.ts';
import { start } from './start.ts';
import { registry } from './storage/registry.ts';

export interface All {
  version: string;
  css: string;
  tags: { definition: Definition; devOnly: boolean }[];
  parts: Record<string, { default: unknown }>;
}

export function startAll({ version, css, tags, parts }: All): void {
  const all: Record<string, object> = { ...parts, core: coreExports };
  const loadPart: LoadPart = async (name) => all[name] as { default: unknown };
  const define = () => defineTags(tags, css, loadPart);
  start({ version, files: {}, parts: '', base: '', loadPart, define });
}

function defineTags(tags: All['tags'], css: string, loadPart: LoadPart): void {
  const { tags: known } = registry().loader;
  const { dev } = coreExports.configStore().getState();
  const missing = tags.filter(({ definition, devOnly }) => !known.has(definition.tag) && (dev || !devOnly));
  if (!missing.length) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const { definition } of missing) {
    known.add(definition.tag);
    definition.define(loadPart);
  }
  guard();
}
