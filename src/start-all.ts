/** The one-file bundle, for a CMS that can host a single file (DEL-06): everything is here, nothing is loaded. */
import * as late from './late.ts';
import type { Definition, LoadPart } from './loader/loader.types.ts';
import { start } from './start.ts';
import { existingRegistry } from './storage/registry.ts';

export interface All {
  version: string;
  css: string;
  tags: { definition: Definition; devOnly: boolean }[];
  parts: Record<string, { default: unknown }>;
}

export function startAll({ version, css, tags, parts }: All): void {
  const all: Record<string, object> = { ...parts, core: late };
  const loadPart: LoadPart = async (name) => all[name] as { default: unknown };
  start({ version, files: {}, parts: '', base: '', loadPart });

  const claimed = existingRegistry()?.loader.claimed;
  if (!claimed) return; // the browser is too old: the server content stays
  const { dev } = late.configStore().getState();
  const missing = tags.filter(({ definition, devOnly }) => !claimed.has(definition.tag) && (dev || !devOnly));
  if (!missing.length) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const { definition } of missing) {
    claimed.add(definition.tag);
    definition.define(loadPart);
  }
}
