/** Keeps the most recently used files in memory, up to a number of bytes. */
export class ByteCache {
  readonly #files = new Map<string, Buffer>();
  readonly #most: number;
  #size = 0;

  /** @param most bytes that may be kept */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Buffer | undefined {
    const file = this.#files.get(key);
    if (file) {
      this.#files.delete(key);
      this.#files.set(key, file);
    }
    return file;
  }

  /** A file larger than the whole cache is not kept. */
  set(key: string, file: Buffer): void {
    this.#size += file.length - (this.#files.get(key)?.length ?? 0);
    this.#files.delete(key);
    this.#files.set(key, file);
    for (const [oldest, { length }] of this.#files) {
      if (this.#size <= this.#most) return;
      this.#files.delete(oldest);
      this.#size -= length;
    }
  }
}
