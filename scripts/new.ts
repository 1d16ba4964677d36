// Writes a new tag from the sample of CONTRIBUTING.md: npm run new -- ap-reading-time --title 'Temps de lectura'
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const sample = { name: 'reading-time', title: 'Temps de lectura' };
/** Bytes that a tag may add to the entry and the list of parts, and so to each page with a budget. */
const roomInEntry = 50;

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files that CONTRIBUTING.md shows, by name: each stands after the language of its block. */
function readSample(page: string): Map<string, string> {
  const blocks = page.matchAll(/^```\w+ ([\w.-]+\.\w+)\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, name = '', text = '']) => [name, text]));
}

/** Converts two-words → twoWords, for functions. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Converts two-words → TwoWords, for components and types. */
const pascalCase = (name: string) => camelCase(`-${name}`);

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns why the name is not allowed for a new tag; undefined if it is. */
function refusal(tag: string): string | undefined {
  if (!/^ap(-[a-z]+)+$/.test(tag))
    return `“${tag}” cannot be the name of a tag: write ap- and words in lower case with hyphens, such as ap-reading-time.`;
  if (existsSync(join(root, 'elements', tag.slice(3))))
    return `<${tag}> is there already, in elements/${tag.slice(3)}: choose another name.`;
  return undefined;
}

/** Writes all files or none. @returns their names */
function writeTag(tag: string, title: string): string[] {
  const name = tag.slice(3);
  const own = (text: string) =>
    text
      .replaceAll(sample.title, title.replaceAll("'", '’'))
      .replaceAll(sample.name, name)
      .replaceAll(camelCase(sample.name), camelCase(name))
      .replaceAll(pascalCase(sample.name), pascalCase(name));
  const files = [...readSample(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))];
  const folder = join(root, 'elements', name);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const draft = mkdtempSync(join(root, '.cache', 'new-'));
  try {
    for (const [file, text] of files) writeFileSync(join(draft, own(file)), own(text));
    renameSync(draft, folder);
    makeRoom();
  } catch (error) {
    for (const path of [draft, folder]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  // a longer name may need a line more
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root });
  return files.map(([file]) => own(file));
}

/** Raises the limits of the files that list all tags, and of the pages with them. */
function makeRoom(): void {
  const file = join(root, 'budgets.json');
  const budgets: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(budgets))
    if (name === 'ap.js' || name.endsWith(' page')) budgets[name] = (budgets[name] ?? 0) + roomInEntry;
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

const greeting = (tag: string, files: readonly string[]) => `
<${tag}> is there. Make it yours, in elements/${tag.slice(3)}:

${files.map((file) => `  ${file}`).join('\n')}

npm run dev shows it at /aparador/${tag}, and each change. CONTRIBUTING.md says what each file is for, and
lists the eight steps before you commit.
`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' } },
  });
  const [tag, ...others] = positionals;
  if (!tag || others.length > 0)
    throw new Error("Say the name of one tag: npm run new -- ap-reading-time --title 'Temps de lectura'");
  const reason = refusal(tag);
  if (reason) throw new Error(reason);
  console.log(greeting(tag, writeTag(tag, values.title ?? titleOf(tag.slice(3)))));
}

if (import.meta.main)
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
