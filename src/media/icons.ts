import play from 'virtual:icon/line/play';

/** Icons in one object, so that they come in one file. The icon set has no path for a pause. */
export const mediaIcons = { play, pause: 'M7 4h2v16H7zM15 4h2v16h-2z' };
