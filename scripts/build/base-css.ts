import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { weighTag } from './tag-weight.ts';
import type { TagSource } from './tags.ts';
import { cssTargets } from './targets.ts';

/** `dist/ap-base.css`: tokens, shared controls, and what each tag looks like before its widget is there. */
export function baseCss(root: string, tags: readonly TagSource[]): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const ofTags = tags.flatMap(({ name }) => globSync(`elements/${name}/*.base.css`, { cwd: root }).sort());
  const hidden = tags
    .filter(({ contract }) => contract.content === 'fallback')
    .map(({ contract }) => contract.tag);
  const source = [
    read('src/styles/tokens.css'),
    read('src/styles/base.css'),
    ...ofTags.map((path) => weighTag(read(path))),
    `:is(${hidden})[data-ap-state="ready"] > :not([data-ap-mount]) { display: none !important }`,
    'ap-config { display: none }',
    // for which the page has given other content
    '[data-ap-replaced] { display: none !important }',
  ].join('\n');
  const { code } = transform({
    filename: 'ap-base.css',
    code: Buffer.from(source),
    minify: true,
    targets: cssTargets,
  });
  return code.toString();
}
