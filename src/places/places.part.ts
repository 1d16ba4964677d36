import { countries, municipalities, provinces } from './places.data.ts';
import type { Places } from './places.types.ts';

type Line = [code: string, name: string];

const split = (line: string): Line => {
  const end = line.indexOf(' ');
  return [line.slice(0, end), line.slice(end + 1)];
};

/** Reads lines in the order of their codes; a line without a code has the previous code plus one. */
function readCounted(lines: string): Line[] {
  let last = 0;
  return lines.split('\n').map((line) => {
    const [code, name] = /^\d/.test(line) ? split(line) : [last + 1, line];
    last = Number(code);
    return [String(last).padStart(5, '0'), name];
  });
}

/** Lists of places, loaded only when a form needs them (DATA-08). */
const places: Places = {
  countries: countries
    .split('\n')
    .map(split)
    .map(([id, name]) => ({ id, name })),
  provinces: provinces
    .split('\n')
    .map(split)
    .map(([id, nm]) => ({ id, nm })),
  municipalities: readCounted(municipalities)
    .map(([C_INE, NOMBRE]) => ({ C_INE, NOMBRE }))
    .sort((one, other) => one.NOMBRE.localeCompare(other.NOMBRE, 'ca')),
};

export default places;
