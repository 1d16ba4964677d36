/**
 * What the reader has chosen or typed in a field of the server's form while the widget was on its way; empty once the widget
 * has been drawn.
 */
export function serverField(host: HTMLElement, name: string): string {
  const form = host.dataset.apState === 'ready' ? null : host.querySelector<HTMLFormElement>(':scope > form');
  const value = form && new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
