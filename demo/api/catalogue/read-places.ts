import type { Db } from '../database/database.types.ts';

/** Option of the municipality filter (LIST-19). */
export interface PlaceOption {
  C_INE: string;
  NOMBRE: string;
}

/**
 * Returns the municipalities that have activities, in alphabetical order (DATA-04).
 * @param also codes of further municipalities that a page names
 */
export async function placesWithActivities(db: Db, also: readonly string[] = []): Promise<PlaceOption[]> {
  const rows = await db
    .selectFrom('places')
    .select(['c_ine', 'nombre'])
    .where((where) =>
      where.or([
        where.exists(where.selectFrom('listed').select('id').whereRef('place', '=', 'c_ine')),
        where('c_ine', 'in', ['', ...also]),
      ]),
    )
    .execute();
  return rows
    .map(({ c_ine, nombre }) => ({ C_INE: c_ine, NOMBRE: nombre }))
    .sort((one, other) => one.NOMBRE.localeCompare(other.NOMBRE, 'ca'));
}
