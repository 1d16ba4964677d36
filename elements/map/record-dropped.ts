import { warnEditor } from '../../src/element/warn.ts';
import { recordError } from '../../src/errors/record-error.ts';

/** Says which markers are nowhere and were left out (MAP-05): to the page's list of errors, and to an editor. */
export function recordDropped(host: HTMLElement, dropped: readonly number[]): void {
  if (dropped.length === 0) return;
  const message = `markers without coordinates on the earth: ${dropped.join(', ')}`;
  recordError({ tag: host.localName, phase: 'render', code: 'marker', type: 'script', message });
  warnEditor(
    host,
    `<${host.localName}> markers: s’han omés els que no tenen coordenades possibles (${dropped.join(', ')}, des de 0).`,
  );
}
