/** What a transcription is about, and where more of it is; without a title its address gives one (TRANS-04). */
export interface TranscriptionTag {
  href: string;
  title?: string;
}
