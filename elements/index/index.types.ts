/** Source of the cards (LIST-14..17). */
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

/** Data that the page can read as properties. */
export interface IndexReading {
  letter: string;
  text: string;
  selected: string[];
  loading: boolean;
  cursorMark: string | null;
}
