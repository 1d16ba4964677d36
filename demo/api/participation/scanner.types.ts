/** Malware scanner for files that visitors send (W-18). For another service, implement only `scan`. */
export interface Scanner {
  /**
   * Scans a whole file as a stream, without storing it.
   * @param bytes of the file
   * @param signal aborts the scan
   * @returns `clean` if the file may be displayed
   * @throws Error when the scan fails: the file stays hidden, and the scan is retried
   */
  scan(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<'clean' | 'infected'>;
}
