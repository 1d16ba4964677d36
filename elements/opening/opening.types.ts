import type { MultimediaCard, Playlist } from '../../src/content/multimedia.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    /** Unvalidated data of an attribute. */
    MultimediaCard: Partial<MultimediaCard>;
    Playlist: Partial<Playlist>;
  }
}
