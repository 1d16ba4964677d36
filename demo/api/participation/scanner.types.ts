/** Malware scanner for files that visitors send (W-18). Another service needs another `scan`, and nothing else. */
export interface Scanner {
  /**
   * Looks at a whole file, as it comes; nothing of it is kept.
   * @param bytes of the file
   * @param signal ends it
   * @returns whether it may be shown
   * @throws Error when that could not be found out: then nobody is shown the file, and it is tried again
   */
  scan(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<'clean' | 'infected'>;
}
