#!/usr/bin/env node
// Puts the files of this release into the folder of a site, beside the chunks of earlier releases, which open pages still load:
//   npx ap-widgets publish public/dist --keep 3
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `ap-widgets publish <folder> [--keep 3] [--pin] [--unpin <version>]

Copies dist/ into the folder from which a site serves it. Pages that are open, or kept by a cache, still find
the chunks of the earlier releases.
  --keep   how many earlier releases keep their chunks; 3 where it is not said
  --pin    also writes <folder>/<version>/, for pages that name a version; it stays until you unpin it
  --unpin  removes <folder>/<version>/, when no page names that version any more; as often as there are versions
`;

/** Pages and data with fixed names that refer to other files. They are published last, once those files exist. */
const last = ['ap-integrity.json', 'ap-manifest.json', 'ap.all.js', 'ap.js'];

/** The list of the releases that are kept, the newest first: `{ version, published, chunks }`. */
const LIST = 'releases.json';

/**
 * @param {string} dist the files of this release
 * @param {string} folder of the site
 * @param {{ keep: number, pin: boolean, unpin: string[], now: Date }} options
 */
function publish(dist, folder, { keep, pin, unpin, now }) {
  const { version } = readJson(join(dist, 'ap-manifest.json'));
  verifyRelease(dist);
  const unwanted = unpin.map((one) => pinned(folder, one));
  const chunks = readdirSync(join(dist, 'chunks')).sort();
  const before = readReleases(folder);
  const current = { version, published: now.toISOString(), chunks };
  const isSame = (one) => JSON.stringify(one.chunks) === JSON.stringify(chunks);
  const releases = [current, ...before.filter((one) => !isSame(one))];
  const kept = releases.slice(0, keep + 1);

  mkdirSync(join(folder, 'chunks'), { recursive: true });
  if (pin) pinVersion(dist, join(folder, version));
  for (const chunk of chunks) put(dist, folder, `chunks/${chunk}`);
  const names = filesOf(dist).filter((name) => !name.startsWith('chunks/'));
  const place = (name) => last.indexOf(name.replace(/\.(br|gz)$/, ''));
  for (const name of names.sort((one, other) => place(one) - place(other))) put(dist, folder, name);
  writeAtOnce(join(folder, LIST), `${JSON.stringify(kept, null, 1)}\n`);

  // what only releases name that are not kept any more; whatever else stands there is somebody's
  const needed = new Set(kept.flatMap((one) => one.chunks));
  const gone = releases
    .slice(keep + 1)
    .flatMap((one) => one.chunks)
    .filter((chunk) => !needed.has(chunk));
  for (const chunk of gone) rmSync(join(folder, 'chunks', chunk), { force: true });
  // only when somebody says so: pages name a pinned version for as long as they like, and it has its chunks in its own folder
  for (const one of unwanted)
    for (const name of [one, `${one}.new`]) rmSync(name, { recursive: true, force: true });
  return kept;
}

/** The releases that the folder has; a folder that was copied by hand has one, and its list is made. */
function readReleases(folder) {
  if (existsSync(join(folder, LIST))) return readJson(join(folder, LIST));
  if (!existsSync(join(folder, 'ap-manifest.json'))) return [];
  const { version } = readJson(join(folder, 'ap-manifest.json'));
  return [{ version, published: '', chunks: readdirSync(join(folder, 'chunks')).sort() }];
}

/** Paths of the files in a folder, with slashes. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile());
}

/** Checks the files of this release against its list of integrities: an interrupted installation is not published. */
function verifyRelease(dist) {
  const hashOf = (name) =>
    createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64');
  for (const [name, integrity] of Object.entries(readJson(join(dist, 'ap-integrity.json'))))
    if (!existsSync(join(dist, name)) || integrity !== `sha384-${hashOf(name)}`)
      throw new Error(`${join(dist, name)} is missing or damaged: install the package again`);
}

/** Writes a pinned version, which never changes. One that an interrupted command has left is completed. */
function pinVersion(dist, folder) {
  const manifest = join(folder, 'ap-manifest.json');
  if (existsSync(manifest) && !isSameFile(manifest, join(dist, 'ap-manifest.json')))
    throw new Error(`${folder} holds another build of this version`);
  if (existsSync(folder)) {
    const damaged = filesOf(dist).filter((name) => !isSameFile(join(dist, name), join(folder, name)));
    for (const name of damaged) put(dist, folder, name);
    if (damaged.length > 0) console.log(`${folder} was incomplete: ${damaged.length} files are written anew`);
    return;
  }
  // renamed once it is complete: nobody finds half a version
  rmSync(`${folder}.new`, { recursive: true, force: true });
  cpSync(dist, `${folder}.new`, { recursive: true });
  renameSync(`${folder}.new`, folder);
}

/** Folder of a pinned version only, complete or not. */
function pinned(folder, version) {
  const own = join(folder, version);
  const isPinned = /^\d+\.\d+\.\d+[\w.+-]*$/.test(version) && existsSync(own);
  if (!isPinned) throw new Error(`${folder} has no pinned version ${version}`);
  return own;
}

const isSameFile = (one, other) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Copies a file beside its place first: nobody is served half of it. */
function put(from, to, name) {
  const target = join(to, name);
  // a chunk is named by its content, but may have been copied by hand
  if (isSameFile(join(from, name), target)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(from, name), `${target}.new`);
  renameSync(`${target}.new`, target);
}

function writeAtOnce(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string', default: '3' },
      pin: { type: 'boolean', default: false },
      unpin: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [command, folder, ...rest] = positionals;
  if (command !== 'publish' || !folder || rest.length > 0 || !/^\d+$/.test(values.keep))
    throw new Error(usage);
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const { keep, pin, unpin } = values;
  const kept = publish(dist, folder, { keep: Number(keep), pin, unpin, now: new Date() });
  const [current, ...earlier] = kept.map(({ version }) => version);
  console.log(
    `${current} is in ${folder}${earlier.length ? `, with the chunks of ${earlier.join(', ')}` : ''}`,
  );
}

try {
  run();
} catch (error) {
  const isMisspelt = String(error?.code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  if (isMisspelt) console.error(`\n${usage}`);
  process.exitCode = 1;
}
