/** Folder of the media that are kept for ever: who changes one of them raises it. */
export const mediaVersion = 'v1';
