import { gridLines } from './place-grid.data.ts';

interface Stretch {
  from: number;
  to: number;
  code: string;
}

function readStretch(text: string): Stretch {
  const [from, to, code = ''] = text.split(' ');
  return { from: Number(from), to: Number(to), code };
}

/** By latitude, from west to east. */
const rows = new Map(
  gridLines.split('\n').map((line) => {
    const [latitude, stretches = ''] = line.split(':');
    return [Number(latitude), stretches.split(',').map(readStretch)] as const;
  }),
);

/** The code of the municipality in which a hundredth of a degree lies. */
export const codeAt = (latitude: number, longitude: number): string | undefined =>
  rows.get(latitude)?.find(({ from, to }) => from <= longitude && longitude <= to)?.code;
