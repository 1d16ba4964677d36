/**
 * What the field of a photo holds besides a data URL; empty is as it was. They are words and no states of their own, so
 * that a rule judges them and the form speaks of them as of any other field.
 */
export const PHOTO_REMOVED = 'removed';
/** Being made: a form must not go without it. */
export const PHOTO_PENDING = 'pending';
export const PHOTO_TOO_LARGE = 'too-large';
export const PHOTO_CUT_OFF = 'cut-off';
export const PHOTO_UNREADABLE = 'unreadable';
