import type { MultimediaCard, Playlist } from '../../src/content/multimedia.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    /** What an attribute says may be anything. */
    MultimediaCard: Partial<MultimediaCard>;
    Playlist: Partial<Playlist>;
  }
}
