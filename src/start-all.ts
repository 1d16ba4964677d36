/** The one-file bundle, for a CMS that can host a single file (DEL-06): everything is here, nothing is loaded. */
import * as late from './late.ts';
import type { Definition } from './loader/loader.types.ts';
import { start } from './start.ts';
import { registry } from './storage/registry.ts';

export interface All {
  version: string;
  css: string;
  tags: { definition: Definition; devOnly: boolean }[];
  parts: Record<string, { default: unknown }>;
}

export function startAll({ version, css, tags, parts }: All): void {
  start({ version, files: {}, parts: {}, base: '', late: async () => late });
  const { loader } = registry();
  const { dev } = late.configStore().getState();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  loader.part = async (name) => parts[name] as { default: unknown };
  for (const { definition, devOnly } of tags) {
    if (loader.claimed.has(definition.tag) || (devOnly && !dev)) continue;
    loader.claimed.add(definition.tag);
    definition.define();
  }
}
