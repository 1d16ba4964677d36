// Keeps what the browser's code may not do (scripts/code-rules.ts). Who imports whom is kept by Biome: the biome.json of each area.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCode } from './code-rules.ts';
import { parseFile } from './parse.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path));

let count = 0;
for (const path of files.sort()) {
  const problems = checkCode(path, parseFile(path, readFileSync(`${root}${path}`, 'utf8')));
  for (const { line, message } of problems) console.error(`${path}:${line}  ${message}`);
  count += problems.length;
}

if (count > 0) {
  console.error(`\n${count} against the rules of scripts/code-rules.ts`);
  process.exitCode = 1;
} else console.log(`${files.length} files keep the rules of the browser's code.`);
