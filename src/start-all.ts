/** The one-file bundle, for a CMS that can host a single file (DEL-06): everything is here, nothing is loaded. */

import * as late from './late.ts';
import type { Definition } from './loader/loader.types.ts';
import { start } from './start.ts';
import { registry } from './storage/registry.ts';

export function startAll(
  version: string,
  css: string,
  all: { definition: Definition; devOnly: boolean }[],
): void {
  start({ version, files: {}, base: '', late: async () => late });
  const { loader } = registry();
  const { dev } = late.configStore().getState();
  const wanted = all.filter(
    ({ definition, devOnly }) => !loader.claimed.has(definition.tag) && (!devOnly || dev),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const { definition } of wanted) {
    loader.claimed.add(definition.tag);
    definition.define();
  }
}
