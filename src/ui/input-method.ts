/**
 * Whether a key belongs to an input method, which writes with it: Enter takes what it proposes. The code of such a key is 229 in every
 * browser. `isComposing` says less: phones set it for the Enter that acts, and Safari not for the one that takes a proposal.
 */
export const isInputMethodKey = ({ keyCode }: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
