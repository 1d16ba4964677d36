const units = ['bytes', 'KB', 'MB', 'GB'];

/**
 * Bytes as `940 bytes`, `12 KB`, `1,4 MB`: in thousands, with one decimal under ten. By hand, as in `formatInteger`.
 * @param kilobyte bytes of a KB, if not a thousand
 */
export function formatFileSize(bytes: number, kilobyte = 1000): string {
  let [size, unit] = [bytes, 0];
  // a number that rounds to a thousand needs the next unit
  while (Math.round(size) >= 1000 && unit < units.length - 1)
    [size, unit] = [size / (unit === 0 ? kilobyte : 1000), unit + 1];
  const isWhole = unit === 0 || size >= 9.95;
  const rounded = isWhole ? Math.round(size) : Math.round(size * 10) / 10;
  return `${String(rounded).replace('.', ',')} ${unit === 0 && rounded === 1 ? 'byte' : units[unit]}`;
}
