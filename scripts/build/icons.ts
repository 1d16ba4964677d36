import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const resolve = createRequire(import.meta.url).resolve;
const folders: Readonly<Record<string, string>> = {
  brand: 'simple-icons/icons',
  line: 'lucide-static/icons',
};

/**
 * Resolves `virtual:icon/brand/facebook` and `virtual:icon/line/link` to the path of an icon, 24 × 24. Only used
 * icons reach the bundle, and no markup has to be parsed.
 */
export function icons(): Plugin {
  return {
    name: 'ap-icons',
    resolveId: (id) => (id.startsWith('virtual:icon/') ? `\0${id}` : undefined),
    load(id) {
      const [, set = '', name] = /^\0virtual:icon\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      const folder = folders[set];
      if (!folder) return undefined;
      const svg = readFileSync(resolve(`${folder}/${name}.svg`), 'utf8');
      const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => fromOrigin(d)).join('');
      if (!path) throw new Error(`${name}.svg is not made of paths`);
      // the bundler would repeat a constant in each chunk that uses the icon
      return `export default [${JSON.stringify(path)}][0]`;
    },
  };
}

/** Makes a path's first step absolute: a relative one would start at the end of the preceding path. */
export function fromOrigin(path: string): string {
  return path.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(?=[\s,-])/, 'M$1 $2l').replace(/^m/, 'M');
}
