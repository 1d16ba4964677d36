import play from 'virtual:icon/line/play';

/** One object, so that they come in one file; the kept set draws a pause with other shapes than paths. */
export const mediaIcons = { play, pause: 'M7 4h2v16H7zM15 4h2v16h-2z' };
