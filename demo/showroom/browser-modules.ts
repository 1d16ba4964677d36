import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const folder = new URL('./browser/', import.meta.url);

/** The showroom's own scripts by their name in the address: TypeScript without its types is all they need. */
export function browserModules(): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(files.map((name) => [asScript(name), compiled(name)]));
}

function compiled(name: string): string {
  const script = stripTypeScriptTypes(readFileSync(new URL(name, folder), 'utf8'));
  return script.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
}

function asScript(name: string): string {
  return name.replace(/\.ts$/, '.js');
}
