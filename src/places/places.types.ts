export interface Country {
  /** Two letters of ISO 3166. */
  id: string;
  /** In Spanish. */
  name: string;
}

export interface Province {
  /** Two digits. */
  id: string;
  /** In Spanish. */
  nm: string;
}

export interface Municipality {
  /** Five digits; the first two are the province's. */
  C_INE: string;
  NOMBRE: string;
}

/** Names of places, sorted by the collation of their language: Spanish, and Catalan for municipalities (DATA-01..04). */
export interface Places {
  countries: readonly Country[];
  provinces: readonly Province[];
  /** Municipalities of Alicante, Castellón and Valencia. */
  municipalities: readonly Municipality[];
}
