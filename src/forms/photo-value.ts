/**
 * What the field of a photo holds besides a data URL. Empty: as it was. They are words and no states of their own, so
 * that a rule judges them and the form speaks of them as of any other field.
 */
export const PHOTO_REMOVED = 'removed';
export const PHOTO_TOO_LARGE = 'too-large';
export const PHOTO_UNREADABLE = 'unreadable';
