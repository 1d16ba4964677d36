import type { LoadPart } from '../loader/loader.types.ts';
import { registry } from '../storage/registry.ts';

/**
 * Each copy of the bundle loads its own parts: those of another copy would bring another React. Before it has defined
 * a tag, only the first copy is called (`ap.session.reload()`).
 */
let load: LoadPart = (name) => registry().loader.part(name);

export function provideParts(loader: LoadPart): void {
  load = loader;
}

/**
 * Loads a part: the build turns `import('./dialogs.part.tsx')` into this call. The loader fetches bytes first,
 * retries, and loads styles (scripts/build/part-imports.ts).
 * @throws when loading fails; another call tries again
 */
export const loadPart: LoadPart = (name) => load(name);
