/**
 * What the reader has chosen or typed in the fields of a name of the server's form while the widget was on its way; nothing once
 * the widget has been drawn.
 */
export function serverFields(host: HTMLElement, name: string): string[] {
  const form = host.dataset.apState === 'ready' ? null : host.querySelector<HTMLFormElement>(':scope > form');
  const values = form ? new FormData(form).getAll(name) : [];
  return values.filter((value) => typeof value === 'string');
}

/** The same of one field. */
export const serverField = (host: HTMLElement, name: string): string => serverFields(host, name)[0] ?? '';
