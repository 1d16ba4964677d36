/** What of a slide can have the focus. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]:not(.ap-slides)';
