/**
 * Advice on a tag, in Catalan: `elements/<name>/<name>.guide.ts` exports it as `guide`. Its page in docs/elements and
 * in the documentation site shows it. Texts may contain Markdown. No browser loads it.
 */
export interface Guide {
  /** Situations for which the tag is right. */
  use: readonly string[];
  /** Situations for which it is not, each with the alternative. */
  avoid: readonly string[];
  /** Keys and their effects, beyond Tab; empty for a tag without controls. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names and announcements for screen readers. */
  screenReader: readonly string[];
  /** Folder of another tag on the same page, with which the snippet to copy begins. */
  beside?: string;
}
