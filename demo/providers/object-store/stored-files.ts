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

/** File of a part, which never changes afterwards. */
interface StoredPart {
  file: string;
  size: number;
}

/** Keys of S3 as the demo uses them: none can leave the folder. */
const plainKey = /^[\w-]{1,64}(\/[\w-]{1,64}){0,3}$/;
const plainEtag = /^"([0-9a-f]{32})"$/;
const plainUpload = /^[0-9a-f-]{36}$/;

/**
 * Maximum unfinished uploads of a key. The address for beginning one is valid for some minutes, and repeatedly. A
 * sender whose responses get lost tries eight times (`TRIES` of the form).
 */
export const mostBegun = 10;

/** Objects and unfinished uploads in a folder; memory never holds more than a chunk. */
export class StoredFiles {
  readonly #folder: string;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws StoreError InvalidRequest when too many uploads have begun */
  begin(key: string): Promise<string> {
    return this.#inTurn(key, async () => {
      if ((await this.#uploadsOf(key)).length >= mostBegun) throw new StoreError('InvalidRequest');
      const uploadId = randomUUID();
      await mkdir(this.#uploadPath(key, uploadId), { recursive: true });
      return uploadId;
    });
  }

  /**
   * Stores a part. An interrupted part leaves nothing; a repeated part replaces the previous one.
   * @returns its ETag
   */
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
      // on a full disk the connection must stay open, so that the sender can read the error
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
   * Turns the folder of the parts into the object, atomically and without copying. The second of two simultaneous
   * calls finds no upload any more.
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

  /** Returns the uploads of a key that are neither complete nor aborted. */
  async begun(key: string): Promise<string[]> {
    return plainKey.test(key) ? this.#uploadsOf(key) : [];
  }

  async find(key: string): Promise<{ size: number }> {
    const parts = await this.#partsOf(key);
    return { size: parts.reduce((sum, { size }) => sum + size, 0) };
  }

  /** @param end index of the last byte (inclusive) */
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

  /** Deletes parts that were replaced or are not part of the completed object. */
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

  /** Lists the uploads of a key. A failure must not count as an empty list, which would mean that all are aborted. */
  #uploadsOf(key: string): Promise<string[]> {
    return readdir(this.#uploadPath(key)).catch(defaultOnErrorCode('ENOENT', []));
  }

  /** Deletes the folder of a key, unless it has other uploads. */
  #forgetKey(key: string): Promise<void> {
    return rmdir(this.#uploadPath(key)).catch(defaultOnErrorCode('ENOTEMPTY', undefined));
  }

  /** Serialises the work per key: a repeated part must not delete a part that is being completed. */
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

/** Returns a default for one error code, for example of a missing or non-empty folder; rethrows other failures. */
const defaultOnErrorCode =
  <None>(code: string, none: None) =>
  (error: unknown): None => {
    if (error instanceof Error && 'code' in error && error.code === code) return none;
    throw error;
  };

/**
 * Returns the name of a part's file. It contains the digest, so that a part with the same number never changes a
 * completed part.
 */
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
