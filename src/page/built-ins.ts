/** Throws where the page has something else of the name of what all of this, and React, is built on. */
export const tryBuiltIns = (): unknown => new Map().get(new Set().has(Symbol.for('')));

/**
 * Whether the built-ins that libraries of the widgets rely on, and that older scripts replace by others of the same name, do what the
 * standard says: Prototype’s and MooTools’ `Array.from` take no set, the `bind` of MooTools 1.2 no second argument.
 */
export const isUsual = (): boolean =>
  Array.from(new Set('ab')).length === 2 && Math.max.bind(null, 1, 2)(3) === 3;
