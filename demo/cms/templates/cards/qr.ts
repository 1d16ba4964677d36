import { encode } from 'uqr';
import { html, type SafeHtml } from '../../../../src/server/html.ts';

/** Quiet zone of four white modules, as the standard requires. */
const QUIET = 4;

/**
 * Renders a QR code as one path, black on white whatever the page's colours. It uses the lowest error correction: a
 * card is scanned near and flat, and larger modules help an old phone more.
 */
export function qrCode(text: string, label: string): SafeHtml {
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const path = data.map((row, y) =>
    runs(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  const whole = size + 2 * QUIET;
  return html`<svg role="img" aria-label="${label}" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${whole}v${whole}h-${whole}z"/><path fill="#000" d="${path.join('')}"/></svg>`;
}

/** Returns the black runs of a row: start and length. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isBlack] of row.entries()) {
    const last = found.at(-1);
    if (!isBlack) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
