/**
 * Values of a photo field besides a data URL; empty means unchanged. They are values rather than extra state, so that
 * rules and messages treat the field like any other.
 */
export const PHOTO_REMOVED = 'removed';
/** The photo is still being made; the form must not be sent without it. */
export const PHOTO_PENDING = 'pending';
export const PHOTO_TOO_LARGE = 'too-large';
export const PHOTO_CUT_OFF = 'cut-off';
export const PHOTO_UNREADABLE = 'unreadable';
/** The code that makes photos could not be loaded. */
export const PHOTO_NOT_LOADED = 'not-loaded';
