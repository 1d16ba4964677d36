import type { Loads } from '../element/contract.ts';

/** Export of a chunk: a tag to define once its styles are loaded. */
export interface Definition {
  tag: string;
  /** @param loadPart loads the parts of this copy's widgets */
  define(loadPart: LoadPart): void;
}

/** Loads a part of a widget that is not needed at first, e.g. `poll/dialogs`. Rejects when it cannot be had. */
export type LoadPart = (name: string) => Promise<{ default: unknown }>;

export interface Loader {
  /** Tags that this copy of the bundle or another loads: each is left to the copy that came first (DEL-05). */
  tags: Set<string>;
  /** Loads what `root` and the tags below it need, as they come near the viewport. */
  find(root: Document | Element): void;
  /** Tests whether the page has a tag that is not only loaded when it is pressed. */
  hasWork(): boolean;
  /** Loads a module by its name among the parts, bytes first. */
  part: LoadPart;
}

/** The files of a tag or of a part, relative to the folder of `ap.js`: first the scripts, the tag's own at the end. */
export interface TagFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** How the server's content of the tag looks is in `<tag>.css`, which the page may have linked. */
  sheet?: true;
  /** Left alone unless the page is in development mode (ROLE-09). */
  devOnly?: true;
  /** When they are loaded; when a host is near where it says nothing. */
  loads?: Loads;
}

/** The files of every part by its name: in a file of its own, since no page needs it before a widget is there. */
export type PartsTable = Readonly<Record<string, TagFiles>>;
