/**
 * What is written into the field that has the focus is selected, so that what is typed next takes its place and does not
 * go on after it.
 *
 * @returns to be called when it has been written
 */
export function beforeWriting(form: HTMLFormElement | null): () => void {
  const field = document.activeElement;
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isWritten || field.form !== form) return () => undefined;
  const { value } = field;
  return () => {
    if (field.value !== value) field.select();
  };
}
