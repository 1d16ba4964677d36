import type { LoadPart } from '../loader/loader.types.ts';
import { registry } from '../storage/registry.ts';

/**
 * Each copy of the bundle loads its own parts: those of another would bring another React. Only the first is asked anything before
 * it has defined a tag (`ap.session.reload()`).
 */
let load: LoadPart = (name) => registry().loader.part(name);

export function provideParts(loader: LoadPart): void {
  load = loader;
}

/**
 * What the build makes of `import('./dialogs.part.tsx')`: the loader fetches the bytes first, tries again, and brings the styles
 * (scripts/build/part-imports.ts). @throws when it cannot be had; asking again tries again
 */
export const loadPart: LoadPart = (name) => load(name);
