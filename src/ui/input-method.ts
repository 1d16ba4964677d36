/**
 * Tests whether a key belongs to an input method, where Enter accepts a suggestion. Such keys have the code 229 in
 * every browser. `isComposing` is unreliable: phones set it for an ordinary Enter, and Safari not for an accepting
 * one.
 */
export const isInputMethodKey = ({ keyCode }: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
