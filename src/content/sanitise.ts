let clean: typeof import('./purifier.part.ts').default | undefined;

/** The sanitiser comes with the first html: until then nothing that holds html is drawn. @throws when it cannot be had */
export async function loadSanitiser(): Promise<void> {
  clean ??= (await import('./purifier.part.ts')).default;
}

export const canSanitise = (): boolean => clean !== undefined;

/**
 * The one door for html from the server (W-04).
 *
 * @param isCard of a list, in which there are icons and tags of ours
 * @throws before `loadSanitiser`
 */
export function sanitise(html: string, isCard = false): DocumentFragment {
  if (!clean) throw new Error('the sanitiser is not there yet');
  return clean(html, isCard);
}
