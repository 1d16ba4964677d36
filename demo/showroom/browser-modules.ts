import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';

/** What the pages name: one for the page around, one for the frames in it. */
const entries = [
  new URL('./browser/showroom.ts', import.meta.url),
  new URL('./browser/preview.ts', import.meta.url),
];

const imported = /from '(\.\/[\w-]+)\.ts'/g;

/** The showroom's own scripts by their file name in the address: TypeScript without its types is all they need. */
export function browserModules(): Map<string, string> {
  const modules = new Map<string, string>();
  for (const entry of entries) addModule(entry, modules);
  return modules;
}

function addModule(file: URL, modules: Map<string, string>): void {
  const name = `${basename(file.pathname, '.ts')}.js`;
  if (modules.has(name)) return;
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  modules.set(name, script.replace(imported, "from '$1.js'"));
  for (const [, path] of script.matchAll(imported)) addModule(new URL(`${path}.ts`, file), modules);
}
