import type { Loads } from '../element/contract.ts';

/** Export of a chunk: a tag to define once its styles are loaded. */
export interface Definition {
  tag: string;
  /** @param loadPart loads the parts of this copy's widgets */
  define(loadPart: LoadPart): void;
}

/** Loads a part of a widget that is not needed at first, e.g. `poll/dialogs`. Rejects when it cannot be had. */
export type LoadPart = (name: string) => Promise<{ default: unknown }>;

/** Code that a bundle of one file holds itself. */
export interface Included {
  /** Definitions by tag, and parts by name. */
  modules: Readonly<Record<string, { default: unknown }>>;
  /** Adds the styles, unless another copy of the bundle has all tags already. @param tags tags of this copy */
  addStyles(tags: object): void;
}

export interface Loader {
  /** Tags that any copy of the bundle loads: each belongs to the copy that came first (DEL-05). */
  tags: Set<string>;
  /** Loads the code of `root` and of the tags below it, as they come near the viewport. */
  find(root: Document | Element): void;
  /** Tests whether the page has a tag that loads without a press. */
  hasWork(): boolean;
  /** Loads a part by its name; fetches its files before the import. */
  part: LoadPart;
}

/** Files of a tag or a part, relative to the folder of `ap.js`; the last script is the tag's own. */
export interface TagFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** True if `<tag>.css` has styles of the server content; the page may have linked it. */
  sheet?: true;
  /** Ignored unless the page is in development mode (ROLE-09). */
  devOnly?: true;
  /** When the files are loaded; default: when a host is near the viewport. */
  loads?: Loads;
}

/** Files of every part by its name; a separate file, since no page needs it before its first widget. */
export type PartsTable = Readonly<Record<string, TagFiles>>;
