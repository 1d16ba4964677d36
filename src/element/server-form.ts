/**
 * What the reader has chosen or typed in the form of the server's content while the widget was on its way; empty once the
 * widget has been drawn.
 */
export function serverForm(host: HTMLElement): FormData {
  const form = host.dataset.apState === 'ready' ? null : host.querySelector<HTMLFormElement>(':scope > form');
  return form ? new FormData(form) : new FormData();
}

/** The same of one field; of a file there is nothing to take over. */
export function serverField(host: HTMLElement, name: string): string {
  const value = serverForm(host).get(name);
  return typeof value === 'string' ? value : '';
}
