/** Possible suggestion (LIST-19), or a municipality in the format of the statistics institute (DATA-04). */
export type PredictiveItem = { name: string; value: string } | { C_INE: string; NOMBRE: string };

/** The same, read. */
export interface Item {
  name: string;
  value: string;
}
