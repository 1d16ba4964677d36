import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * React and the engine, which every widget requires. The mending of pasted tags is a part; src/core.ts names the module
 * of it that the guard needs too.
 */
const engine =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|src\/(config|element|errors|storage|vendor)\/(?!pasted\/|create-detached-root|portal)/;

/** Returns a test for modules of the core chunk: React, the engine, and the imports of src/core.ts. */
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

/** Returns modules that must not be in the core: one mistaken import would load them on every page. */
export const unexpectedCoreModules = (ids: readonly string[]): string[] =>
  ids.filter((id) => ofSomeTags.test(id));
