let clean: typeof import('./purifier.part.ts').default | undefined;

/** Loads the sanitiser, with the first html: nothing that contains html is rendered before. @throws if it fails */
export async function loadSanitiser(): Promise<void> {
  clean ??= (await import('./purifier.part.ts')).default;
}

/** Characters that html reads as other than themselves; a text without them is most paragraphs of a feed. */
const MARKUP = /[<&\r\0]/;

export const canSanitise = (): boolean => clean !== undefined;

/**
 * Sanitises html from the server, which enters a page in no other way (W-04).
 *
 * @param isCard allows the icons and our tags, for list cards
 * @throws before `loadSanitiser`
 */
export function sanitise(html: string, isCard = false): DocumentFragment {
  if (!clean) throw new Error('the sanitiser is not there yet');
  if (MARKUP.test(html)) return clean(html, isCard);
  const fragment = document.createDocumentFragment();
  fragment.append(html);
  return fragment;
}
