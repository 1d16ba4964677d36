import type { Readable } from 'node:stream';

/** Reads given lengths from a stream, whatever its chunks. A premature end is an error. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#source = source.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  }

  /** Yields the given number of bytes, in the stream's chunks. @throws Error */
  async *chunks(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#rest.length === 0) this.#rest = await this.#next();
      const chunk = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  /** Reads the given number of bytes at once. @throws Error */
  async take(length: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks(length)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Reads a short command up to and without a given byte. @throws Error */
  async until(end: number): Promise<string> {
    let text = '';
    while (text.length < 64) {
      const [byte = end] = await this.take(1);
      if (byte === end) return text;
      text += String.fromCharCode(byte);
    }
    throw new Error('no command');
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#source.next();
    if (done) throw new Error('it ends too early');
    return value;
  }
}
