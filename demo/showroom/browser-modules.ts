import { browserModules } from '../cms/assets/browser-modules.ts';

/** The showroom's own scripts: one for the page around, one for the frames in it. */
export const showroomModules = (): Map<string, string> =>
  browserModules([
    new URL('./browser/showroom.ts', import.meta.url),
    new URL('./browser/preview.ts', import.meta.url),
  ]);
