import { countries, municipalities, provinces } from './places.data.ts';
import type { Places } from './places.types.ts';

const read = <Place>(lines: string, make: (code: string, name: string) => Place): Place[] =>
  lines.split('\n').map((line) => {
    const end = line.indexOf(' ');
    return make(line.slice(0, end), line.slice(end + 1));
  });

/** Lists that no page pays for before a form needs them (DATA-08). */
const places: Places = {
  countries: read(countries, (id, name) => ({ id, name })),
  provinces: read(provinces, (id, nm) => ({ id, nm })),
  municipalities: read(municipalities, (C_INE, NOMBRE) => ({ C_INE, NOMBRE })),
};

export default places;
