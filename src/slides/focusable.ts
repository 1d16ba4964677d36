/** Selector of focusable elements. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]:not(.ap-slides)';
