import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** React and the engine: what no widget can do without; what mends strange pages is a part. */
const engine =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|src\/(config|element|errors|storage|vendor)\/(?!pasted\/|draw-apart|in-node)/;

/** Says of a module whether it is in the core chunk: of React, of the engine, or named by src/core.ts. */
export function coreTest(root: string): (id: string) => boolean {
  const text = readFileSync(join(root, 'src/core.ts'), 'utf8');
  const named = [...text.matchAll(/^import '(.+)';$/gm)].map(([, name = '']) =>
    name.startsWith('.') ? join(root, 'src', name) : `\0${name}`,
  );
  const all = new Set(named);
  return (id) => engine.test(id) || all.has(id);
}

/** Libraries that only some tags need. */
const ofSomeTags = /node_modules\/(dayjs|yup|react-hook-form|dompurify|swiper|shaka-player)\//;

/** What is in the core and should not be: one import by mistake, and every page would load it. */
export const strangersInCore = (ids: readonly string[]): string[] => ids.filter((id) => ofSomeTags.test(id));
