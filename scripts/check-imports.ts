// Keeps the architecture: who may import whom, one door for each library, and what the browser's code may not do.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCode } from './code-rules.ts';
import { checkImports } from './import-rules.ts';
import { parseFile } from './parse.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{src,elements,demo}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path));

let count = 0;
for (const path of files.sort()) {
  const file = parseFile(path, readFileSync(`${root}${path}`, 'utf8'));
  const problems = [...checkImports(path, file), ...(path.startsWith('demo/') ? [] : checkCode(path, file))];
  for (const { line, message } of problems) console.error(`${path}:${line}  ${message}`);
  count += problems.length;
}

if (count > 0) {
  console.error(`\n${count} against the rules of scripts/import-rules.ts and scripts/code-rules.ts`);
  process.exitCode = 1;
} else console.log(`${files.length} files keep the import rules.`);
