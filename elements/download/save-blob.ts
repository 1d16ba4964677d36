/** Time before the object URL is revoked, in ms. */
const GRACE = 60_000;

/** Hands a blob to the browser, which saves it under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
