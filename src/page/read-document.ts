/**
 * A property of the document as the browser has it: `<form name="cookie">` or `name="head"` would hide `document.cookie` and
 * `document.head` behind the form. What any older page may name so is read by this (scripts/code-rules.ts).
 */
export const readDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Object.getPrototypeOf(document), name, document);

const setOfDocument = (name: 'cookie' | 'title', value: string | undefined): boolean =>
  Reflect.set(Object.getPrototypeOf(document), name, value, document);

/** Gives `document.cookie` a line, also where a form has its name. */
export const writeCookie = (line: string | undefined): boolean => setOfDocument('cookie', line);

/** Another title of the window, as text. */
export const setTitle = (title: string): boolean => setOfDocument('title', title);
