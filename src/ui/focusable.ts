/** What may take the focus; a hidden one does not. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
