import { recordError } from '../errors/record-error.ts';

/** Tells the page that a widget could not be drawn; what the error says may hold data of the page and stays in the console (HTTP-17). */
export function recordFailure(host: HTMLElement, error: unknown): void {
  const code = error instanceof Error ? error.name : 'error';
  const message = `${host.localName} could not be drawn: ${code}`;
  recordError({ tag: host.localName, phase: 'render', code, type: 'script', message });
  console.error(`<${host.localName}>`, error);
}
