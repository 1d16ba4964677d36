/** Thrown for a file that cannot become a photo. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly reason: 'unreadable' | 'cut-off' | 'too-large';

  constructor(reason: PhotoError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
