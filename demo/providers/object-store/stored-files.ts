import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StoreError } from './store-error.ts';

export interface Part {
  partNumber: number;
  etag: string;
}

/** A file of a part, which is never written to again. */
interface StoredPart {
  file: string;
  size: number;
}

/** Names of S3's keys that the demo uses: nothing in them leads out of the folder. */
const plainKey = /^[\w-]{1,64}(\/[\w-]{1,64}){0,3}$/;
const plainEtag = /^"([0-9a-f]{32})"$/;
const plainUpload = /^[0-9a-f-]{36}$/;

/**
 * Unfinished uploads of a key, whose address to begin with is good for some minutes, however often. A sender whose answers get lost
 * tries eight times (`TRIES` of the form).
 */
export const mostBegun = 10;

/** Objects and unfinished uploads in a folder; nothing larger than a chunk is held in memory. */
export class StoredFiles {
  readonly #folder: string;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws StoreError InvalidRequest where too many are begun */
  begin(key: string): Promise<string> {
    return this.#inTurn(key, async () => {
      if ((await this.#uploadsOf(key)).length >= mostBegun) throw new StoreError('InvalidRequest');
      const uploadId = randomUUID();
      await mkdir(this.#uploadPath(key, uploadId), { recursive: true });
      return uploadId;
    });
  }

  /** A part that is cut leaves nothing; one that comes again replaces the one before. @returns its ETag */
  async putPart(key: string, uploadId: string, partNumber: number, body: Readable): Promise<string> {
    await this.#check(key, uploadId);
    const draft = this.#uploadPath(key, uploadId, `draft-${randomUUID()}`);
    const md5 = createHash('md5');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        md5.update(chunk);
        done(null, chunk);
      },
    });
    try {
      // a sender is still there when the disk is full, and is to read why
      await pipeline(body.iterator({ destroyOnReturn: false }), measure, createWriteStream(draft));
      const digest = md5.digest('hex');
      const file = partFile(partNumber, digest);
      await this.#inTurn(key, () =>
        this.#keepPart(this.#uploadPath(key, uploadId), { draft, partNumber, file }),
      );
      return `"${digest}"`;
    } catch (error) {
      body.resume();
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Replaces an earlier part of this number, since repeated uploads of a part would fill the disk. */
  async #keepPart(
    folder: string,
    { draft, partNumber, file }: { draft: string; partNumber: number; file: string },
  ): Promise<void> {
    await rename(draft, join(folder, file));
    for (const other of await readdir(folder))
      if (other !== file && other.startsWith(partFile(partNumber, '')))
        await rm(join(folder, other), { force: true });
  }

  /**
   * The folder of the parts becomes the object, at one stroke: nothing is copied, and of two calls at once one finds no
   * upload any more.
   */
  complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
    return this.#inTurn(key, () => this.#complete(key, uploadId, parts));
  }

  async #complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
    await this.#check(key, uploadId);
    const folder = this.#uploadPath(key, uploadId);
    if (parts.length === 0) throw new StoreError('MalformedXML');
    const manifest: StoredPart[] = [];
    let before = 0;
    for (const { partNumber, etag } of parts) {
      if (partNumber <= before) throw new StoreError('InvalidPartOrder');
      before = partNumber;
      const [, digest] = plainEtag.exec(etag) ?? [];
      if (digest === undefined) throw new StoreError('InvalidPart');
      const file = partFile(partNumber, digest);
      const found = await stat(join(folder, file)).catch(() => undefined);
      if (!found) throw new StoreError('InvalidPart');
      manifest.push({ file, size: found.size });
    }
    const path = this.#objectPath(key);
    await mkdir(join(this.#folder, 'objects'), { recursive: true });
    const draft = join(folder, `draft-${randomUUID()}`);
    await writeFile(draft, JSON.stringify(manifest));
    await rename(draft, join(folder, 'manifest.json'));
    await rename(folder, path);
    await this.#forgetKey(key);
    await this.#removeUnlisted(path);
  }

  abort(key: string, uploadId: string): Promise<void> {
    return this.#inTurn(key, async () => {
      await this.#check(key, uploadId);
      await rm(this.#uploadPath(key, uploadId), { recursive: true, force: true });
      await this.#forgetKey(key);
    });
  }

  /** Uploads of a key that are neither complete nor given up. */
  async begun(key: string): Promise<string[]> {
    return plainKey.test(key) ? this.#uploadsOf(key) : [];
  }

  async find(key: string): Promise<{ size: number }> {
    const parts = await this.#partsOf(key);
    return { size: parts.reduce((sum, { size }) => sum + size, 0) };
  }

  /** @param end of the last byte, which is included */
  async read(key: string, start: number, end: number): Promise<Readable> {
    return Readable.from(readParts(this.#objectPath(key), await this.#partsOf(key), start, end), {
      objectMode: false,
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#objectPath(key), { recursive: true, force: true });
  }

  async #partsOf(key: string): Promise<StoredPart[]> {
    const path = join(this.#objectPath(key), 'manifest.json');
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text === '') throw new StoreError('NoSuchKey');
    return JSON.parse(text) as StoredPart[];
  }

  /** Parts that were sent twice, or not named in the end, take no room. */
  async #removeUnlisted(path: string): Promise<void> {
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as StoredPart[];
    const listed = new Set(['manifest.json', ...manifest.map(({ file }) => file)]);
    for (const file of await readdir(path))
      if (!listed.has(file)) await rm(join(path, file), { force: true });
  }

  /** @throws StoreError NoSuchUpload */
  async #check(key: string, uploadId: string): Promise<void> {
    if (!plainUpload.test(uploadId)) throw new StoreError('NoSuchUpload');
    if (!(await this.#uploadsOf(key)).includes(uploadId)) throw new StoreError('NoSuchUpload');
  }

  /** That none can be read now is not that there is none: then nobody may be told that all is given up. */
  #uploadsOf(key: string): Promise<string[]> {
    return readdir(this.#uploadPath(key)).catch(defaultOnErrorCode('ENOENT', []));
  }

  /** Its folder, unless others are begun in it. */
  #forgetKey(key: string): Promise<void> {
    return rmdir(this.#uploadPath(key)).catch(defaultOnErrorCode('ENOTEMPTY', undefined));
  }

  /** One after the other for each key: a part that comes again must not take away one that is being completed. */
  #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(key) ?? Promise.resolve();
    const run = before.then(work, work);
    this.#turns.set(key, run);
    const forget = () => this.#turns.get(key) === run && this.#turns.delete(key);
    run.then(forget, forget);
    return run;
  }

  #uploadPath(key: string, uploadId = '', file = ''): string {
    return join(this.#folder, 'uploads', folderOf(key), uploadId, file);
  }

  #objectPath(key: string): string {
    return join(this.#folder, 'objects', folderOf(key));
  }
}

/** @throws StoreError NoSuchKey */
function folderOf(key: string): string {
  if (!plainKey.test(key)) throw new StoreError('NoSuchKey');
  return key.replaceAll('/', '.');
}

/** Returns a default for one error code, such as a missing or non-empty folder; rethrows other failures. */
const defaultOnErrorCode =
  <None>(code: string, none: None) =>
  (error: unknown): None => {
    if (error instanceof Error && 'code' in error && error.code === code) return none;
    throw error;
  };

/** Name of a part's file. It contains the digest, so that a part of the same number never changes a completed one. */
const partFile = (partNumber: number, digest: string) => `part-${partNumber}-${digest}`;

async function* readParts(path: string, parts: readonly StoredPart[], start: number, end: number) {
  let before = 0;
  for (const { file, size } of parts) {
    const first = Math.max(start - before, 0);
    const last = Math.min(end - before, size - 1);
    before += size;
    if (first <= last) yield* createReadStream(join(path, file), { start: first, end: last });
  }
}
