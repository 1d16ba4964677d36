/** The string that every scanner takes for malware and that is none, by which scanners are tried: written so that this file is not. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
  'latin1',
);

/** Looks for the test string in a stream of any chunks. */
export class SignSearch {
  #end: Buffer = Buffer.alloc(0);
  isFound = false;

  read(chunk: Buffer): void {
    if (this.isFound) return;
    // it may begin in one chunk and end in the next
    const seam = Buffer.concat([this.#end, chunk.subarray(0, eicar.length)]);
    this.isFound = seam.includes(eicar) || chunk.includes(eicar);
    const end = chunk.length < eicar.length ? Buffer.concat([this.#end, chunk]) : chunk;
    this.#end = Buffer.from(end.subarray(-(eicar.length - 1)));
  }
}
