/**
 * Selects the value set in the focused field, so that typing replaces it.
 * @returns a function to call after the update
 */
export function reselectAfterUpdate(form: HTMLFormElement | null): () => void {
  const field = document.activeElement;
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isWritten || field.form !== form) return () => undefined;
  const { value } = field;
  return () => {
    if (field.value !== value) field.select();
  };
}
