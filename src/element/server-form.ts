/** Values that the reader entered in the server form while the widget loaded; none after its first render. */
export function serverFields(host: HTMLElement, name: string): string[] {
  const form = host.dataset.apState === 'ready' ? null : host.querySelector<HTMLFormElement>(':scope > form');
  const values = form ? new FormData(form).getAll(name) : [];
  return values.filter((value) => typeof value === 'string');
}

/** Returns the first value of `serverFields`, or ''. */
export const serverField = (host: HTMLElement, name: string): string => serverFields(host, name)[0] ?? '';
