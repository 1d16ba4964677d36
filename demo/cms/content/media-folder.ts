/** Folder of the media, which browsers cache for ever: a changed file needs a higher version. */
export const mediaVersion = 'v1';
