import { formatDuration } from '../../src/i18n/durations.ts';

const font = 'font-family="DejaVu Sans" font-weight="bold"';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A strip of paper with a title, at the bottom left. @param unit height of the frame / 100 */
export function title(text: string, unit: number, height: number): string {
  const size = 6.4 * unit;
  const across = text.length * size * 0.66 + 8 * unit;
  const top = height - 17 * unit;
  return `<rect x="0" y="${top}" width="${across}" height="${11 * unit}" fill="#fffdf9"/><text x="${4 * unit}" y="${top + 7.8 * unit}" ${font} font-size="${size}" fill="#241b2f">${escaped(text)}</text>`;
}

/** The time of the film, at the top right, so that anybody sees which second it is. */
export function clock(t: number, unit: number, width: number): string {
  const across = 21 * unit;
  return `<rect x="${width - across - 4 * unit}" y="${4 * unit}" width="${across}" height="${10 * unit}" rx="${5 * unit}" fill="#241b2f"/><text x="${width - 4 * unit - across / 2}" y="${11.1 * unit}" text-anchor="middle" ${font} font-size="${5.8 * unit}" fill="#fffdf9">${formatDuration(t)}</text>`;
}
