/** The one-file bundle, for a CMS that can host a single file (DEL-06): everything is here, nothing is loaded. */
import type { Definition } from './loader/loader.types.ts';
import { reloadSession } from './session/reload-session.ts';
import { start } from './start.ts';
import { registry } from './storage/registry.ts';

export function startAll(
  version: string,
  css: string,
  all: { definition: Definition; devOnly: boolean }[],
): void {
  start({ version, files: {}, base: '', reload: async () => ({ reloadSession }) });
  const { config, loader } = registry();
  const wanted = all.filter(
    ({ definition, devOnly }) => !loader.claimed.has(definition.tag) && (!devOnly || config.getState().dev),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const { definition } of wanted) {
    loader.claimed.add(definition.tag);
    definition.define();
  }
}
