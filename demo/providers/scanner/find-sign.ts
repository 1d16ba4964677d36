/**
 * EICAR test string: harmless, but detected by every scanner. It is split so that this file itself is not detected.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
  'latin1',
);

/** Searches a stream for the test string, whatever its chunks. */
export class SignSearch {
  #end: Buffer = Buffer.alloc(0);
  isFound = false;

  read(chunk: Buffer): void {
    if (this.isFound) return;
    // the string may begin in one chunk and end in the next
    const seam = Buffer.concat([this.#end, chunk.subarray(0, eicar.length)]);
    this.isFound = seam.includes(eicar) || chunk.includes(eicar);
    const end = chunk.length < eicar.length ? Buffer.concat([this.#end, chunk]) : chunk;
    this.#end = Buffer.from(end.subarray(-(eicar.length - 1)));
  }
}
