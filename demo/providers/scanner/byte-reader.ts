import type { Readable } from 'node:stream';

/** Reads a stream by lengths, whatever chunks it comes in. Its end before that is an error. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#source = source.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  }

  /** So many bytes, in the chunks that they come in. @throws Error */
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

  /** So many bytes at once. @throws Error */
  async take(length: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks(length)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Text up to a byte, without it; a command is short. @throws Error */
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
