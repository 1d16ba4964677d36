/** Where the cards come from (LIST-14..17). */
export type Source = 'programmes' | 'az' | 'activities' | 'blogs';

/** LIST-19. */
export interface FilterOption {
  name: string;
  value: string;
}

/** LIST-19, DATA-04. */
export interface LocationOption {
  C_INE: string;
  NOMBRE: string;
}

/** What is looked for (LIST-18): a letter or a text, never both (LIST-10), and what narrows it. */
export interface Search {
  letter: string;
  text: string;
  /** Codes of municipalities. */
  location: readonly string[];
  age: readonly string[];
  filters: readonly string[];
}

/** The lists of a search. */
export type Group = 'location' | 'age' | 'filters';

/** What the page may read of it. */
export interface IndexReading {
  letter: string;
  text: string;
  selected: string[];
  loading: boolean;
  cursorMark: string | null;
}
