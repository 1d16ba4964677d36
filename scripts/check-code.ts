// Checks restrictions on browser code, stylesheets and templates of the server (scripts/code-rules.ts,
// scripts/style-rules.ts). Biome checks the imports: the biome.json of each area.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCode, checkFolders, checkTemplates } from './code-rules.ts';
import { type Problem, parseFile } from './parse.ts';
import { checkStyle } from './style-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(['{src,elements}/**/*.{ts,tsx,css}', '{demo,scripts}/**/*.ts'], { cwd: root }).map(
  (path) => path.replaceAll('\\', '/'),
);

function problemsOf(path: string): Problem[] {
  const text = readFileSync(`${root}${path}`, 'utf8');
  if (path.endsWith('.css')) return checkStyle(text, path);
  const file = parseFile(path, text);
  const isTest = /\.test\.tsx?$/.test(path);
  const isOfLibrary = /^(src|elements)\//.test(path);
  return [
    ...(isOfLibrary ? checkFolders(path, file) : []),
    ...(isOfLibrary && !isTest ? checkCode(path, file) : []),
    ...(isTest ? [] : checkTemplates(path, file)),
  ];
}

let count = 0;
for (const path of files.sort()) {
  const problems = problemsOf(path);
  for (const { line, message } of problems) console.error(`${path}:${line}  ${message}`);
  count += problems.length;
}

if (count > 0) {
  console.error(`\n${count} against the rules of scripts/code-rules.ts and scripts/style-rules.ts`);
  process.exitCode = 1;
} else console.log(`${files.length} files keep the rules of the browser's code and of templates.`);
