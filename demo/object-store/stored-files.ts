import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StoreError } from './store-error.ts';

export interface Part {
  partNumber: number;
  etag: string;
}

interface Meta {
  key: string;
  contentType: string;
}

/** Names of S3's keys that the demo uses: nothing in them leads out of the folder. */
const plainKey = /^[\w-]{1,64}(\/[\w-]{1,64}){0,3}$/;
const plainUpload = /^[0-9a-f-]{36}$/;

/** Objects and unfinished uploads in a folder; nothing larger than a chunk is held in memory. */
export class StoredFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(meta: Meta): Promise<string> {
    this.#objectPath(meta.key);
    const uploadId = randomUUID();
    await mkdir(this.#uploadPath(uploadId), { recursive: true });
    await writeFile(this.#uploadPath(uploadId, 'meta.json'), JSON.stringify(meta));
    return uploadId;
  }

  /** A part that is cut leaves nothing; one that comes again replaces the one before. @returns its ETag */
  async putPart(key: string, uploadId: string, partNumber: number, body: Readable): Promise<string> {
    await this.#metaOf(key, uploadId);
    const draft = this.#uploadPath(uploadId, `draft-${randomUUID()}`);
    const md5 = createHash('md5');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        md5.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await pipeline(body, measure, createWriteStream(draft));
      const etag = `"${md5.digest('hex')}"`;
      await rename(draft, this.#uploadPath(uploadId, `part-${partNumber}`));
      await writeFile(this.#uploadPath(uploadId, `etag-${partNumber}`), etag);
      return etag;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
    const meta = await this.#metaOf(key, uploadId);
    if (parts.length === 0) throw new StoreError('MalformedXML');
    let before = 0;
    for (const { partNumber, etag } of parts) {
      if (partNumber <= before) throw new StoreError('InvalidPartOrder');
      before = partNumber;
      const kept = await readFile(this.#uploadPath(uploadId, `etag-${partNumber}`), 'utf8').catch(() => '');
      if (kept !== etag) throw new StoreError('InvalidPart');
    }
    const draft = this.#uploadPath(uploadId, 'whole');
    await rm(draft, { force: true });
    for (const { partNumber } of parts)
      await pipeline(
        createReadStream(this.#uploadPath(uploadId, `part-${partNumber}`)),
        createWriteStream(draft, { flags: 'a' }),
      );
    const path = this.#objectPath(key);
    await mkdir(join(this.#folder, 'objects'), { recursive: true });
    await writeFile(`${path}.json`, JSON.stringify(meta));
    await rename(draft, path);
    await rm(this.#uploadPath(uploadId), { recursive: true, force: true });
  }

  async abort(key: string, uploadId: string): Promise<void> {
    await this.#metaOf(key, uploadId);
    await rm(this.#uploadPath(uploadId), { recursive: true, force: true });
  }

  async find(key: string): Promise<{ size: number; contentType: string }> {
    const path = this.#objectPath(key);
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new StoreError('NoSuchKey');
    const meta = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Meta;
    return { size: found.size, contentType: meta.contentType };
  }

  /** @param end of the last byte, which is included */
  read(key: string, start: number, end: number): Readable {
    return createReadStream(this.#objectPath(key), { start, end });
  }

  async remove(key: string): Promise<void> {
    const path = this.#objectPath(key);
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
  }

  async #metaOf(key: string, uploadId: string): Promise<Meta> {
    if (!plainUpload.test(uploadId)) throw new StoreError('NoSuchUpload');
    const text = await readFile(this.#uploadPath(uploadId, 'meta.json'), 'utf8').catch(() => '');
    const meta = text === '' ? undefined : (JSON.parse(text) as Meta);
    if (meta?.key !== key) throw new StoreError('NoSuchUpload');
    return meta;
  }

  #uploadPath(uploadId: string, file = ''): string {
    return join(this.#folder, 'uploads', uploadId, file);
  }

  #objectPath(key: string): string {
    if (!plainKey.test(key)) throw new StoreError('NoSuchKey');
    return join(this.#folder, 'objects', key.replaceAll('/', '.'));
  }
}
