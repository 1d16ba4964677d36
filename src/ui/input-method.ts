/**
 * Tests whether a key belongs to an input method: there Enter accepts a proposal. The code of such a key is 229 in every
 * browser. `isComposing` is unreliable: phones set it for the Enter that acts, and Safari not for the one that accepts.
 */
export const isInputMethodKey = ({ keyCode }: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
