/** Subject of a transcription with its page; without a title, the address supplies one (TRANS-04). */
export interface TranscriptionTag {
  href: string;
  title?: string;
}
