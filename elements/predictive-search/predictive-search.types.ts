/** What can be proposed: LIST-19, and municipalities as the list of the institute of statistics has them (DATA-04). */
export type PredictiveItem = { name: string; value: string } | { C_INE: string; NOMBRE: string };

/** The same, read. */
export interface Item {
  name: string;
  value: string;
}
