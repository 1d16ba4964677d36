/**
 * Reads a property of the document past form names: `<form name="cookie">` or `name="head"` would hide
 * `document.cookie` and `document.head`. Required for every property that older pages may hide
 * (scripts/code-rules.ts).
 */
export const readDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Object.getPrototypeOf(document), name, document);

const setOfDocument = (name: 'cookie' | 'title', value: string | undefined): boolean =>
  Reflect.set(Object.getPrototypeOf(document), name, value, document);

/** Sets `document.cookie`, even if a form has that name. */
export const writeCookie = (line: string | undefined): boolean => setOfDocument('cookie', line);

/** Another title of the window, as text. */
export const setTitle = (title: string): boolean => setOfDocument('title', title);
