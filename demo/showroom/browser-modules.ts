import { browserModules } from '../cms/assets/browser-modules.ts';

/** Scripts of the showroom: one for the outer page, one for the frames. */
export const showroomModules = (): Map<string, string> =>
  browserModules([
    new URL('./browser/showroom.ts', import.meta.url),
    new URL('./browser/preview.ts', import.meta.url),
  ]);
