/** A file that no photo can be made of. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly reason: 'unreadable' | 'cut-off' | 'too-large';

  constructor(reason: PhotoError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
