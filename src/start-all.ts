/** One-file bundle, for a CMS that can host a single file (DEL-06): it contains everything and loads nothing. */
import * as coreExports from './core-exports.ts';
import type { Definition, TagFiles } from './loader/loader.types.ts';
import { start } from './start.ts';

export interface All {
  version: string;
  css: string;
  tags: ({ definition: Definition } & Pick<TagFiles, 'devOnly' | 'loads'>)[];
  parts: Readonly<Record<string, { default: unknown }>>;
}

export function startAll({ version, css, tags, parts }: All): void {
  const files = tags.map(({ definition: { tag }, ...when }) => [tag, { scripts: [], styles: [], ...when }]);
  start({
    version,
    files: Object.fromEntries(files),
    parts: '',
    base: '',
    included: {
      modules: {
        ...parts,
        ...Object.fromEntries(tags.map(({ definition }) => [definition.tag, { default: definition }])),
        core: coreExports as unknown as { default: unknown },
      },
      addStyles(own) {
        if (Object.keys(own).length === 0) return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      },
    },
  });
}
