declare module '../element/contract.ts' {
  interface NamedTypes {
    Child: Child;
    SavedChild: SavedChild;
  }
}

/** A child as the card shows one (CHILD-01, ENT-03). Without an `id` it is to be added. */
export interface Child {
  id?: string;
  name?: string;
  surname?: string;
  /** YYYY-MM-DD. */
  birthdate?: string | null;
  /** Number of the card; the club gives it. */
  nick?: string | null;
  /** Address of the photo; of a child that is being added, a data URL. */
  photo?: string | null;
  /** The 13th birthday, YYYY-MM-DD. */
  validUntil?: string | null;
  /** Only of a child that is still being added: what was typed before. Never given by the server. */
  pin?: string;
}

/** Body of API-02 and API-09, with changed values only (CHILD-12, CHILD-21). */
export interface ChildData {
  id?: string;
  name: string;
  surname: string;
  birthdate: string;
  pin?: string;
  /** A data URL; null takes the photo away. */
  photo?: string | null;
}

export interface SavedChild {
  child: ChildData;
  photoEdited: boolean;
}
