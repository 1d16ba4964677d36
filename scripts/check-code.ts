// Checks restrictions on browser code, stylesheets, server templates, comments and titles of tests, by the `*-rules.ts`
// of this folder. Biome checks the imports: the biome.json of each area.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCode, checkFolders, checkTemplates } from './code-rules.ts';
import { checkComments } from './comment-rules.ts';
import { type Problem, parseFile } from './parse.ts';
import { checkStyle, checkTokens, tokensIn } from './style-rules.ts';
import { checkTitles } from './title-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(
  ['{src,elements}/**/*.{ts,tsx,css}', '{demo,scripts,bench,tests,docs/site}/**/*.{ts,tsx,css}'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', 'docs/site/{.*,dist}/**'],
  },
).map((path) => path.replaceAll('\\', '/'));

const texts = new Map(files.sort().map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));
const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);
const tokens = new Set([...texts].flatMap(([path, text]) => (isTestFile(path) ? [] : tokensIn(text))));

function problemsOf(path: string, text: string): Problem[] {
  const isTest = isTestFile(path);
  const isOfLibrary = /^(src|elements)\//.test(path);
  const comments = checkComments(text);
  const unknownTokens = isTest ? [] : checkTokens(text, tokens);
  if (path.endsWith('.css'))
    return [...comments, ...unknownTokens, ...(isOfLibrary ? checkStyle(text, path) : [])];
  const file = parseFile(path, text);
  return [
    ...comments,
    ...unknownTokens,
    ...(/\.(test|spec)\.tsx?$/.test(path) ? checkTitles(file) : []),
    ...(isOfLibrary ? checkFolders(path, file) : []),
    ...(isOfLibrary && !isTest ? checkCode(path, file) : []),
    ...(!isTest && /^(src|elements|demo|scripts)\//.test(path) ? checkTemplates(path, file) : []),
  ];
}

let count = 0;
for (const [path, text] of texts) {
  const problems = problemsOf(path, text);
  for (const { line, message } of problems) console.error(`${path}:${line}  ${message}`);
  count += problems.length;
}

if (count > 0) {
  console.error(`\n${count} against the rules of scripts/*-rules.ts`);
  process.exitCode = 1;
} else console.log(`${files.length} files keep the rules of code, styles, templates, comments and titles.`);
