declare module '../element/contract.ts' {
  interface NamedTypes {
    Child: Child;
    SavedChild: SavedChild;
  }
}

/** Child on a membership card (CHILD-01, ENT-03). Without an `id` it has not been added yet. */
export interface Child {
  id?: string;
  name?: string;
  surname?: string;
  /** YYYY-MM-DD. */
  birthdate?: string | null;
  /** Number of the card, assigned by the club. */
  nick?: string | null;
  /** Address of the photo; a data URL for a child that is being added. */
  photo?: string | null;
  /** The 13th birthday, YYYY-MM-DD. */
  validUntil?: string | null;
  /** Typed PIN of a child that is still being added. Never sent by the server. */
  pin?: string;
}

/** Body of API-02 and API-09, with changed values only (CHILD-12, CHILD-21). */
export interface ChildData {
  id?: string;
  name: string;
  surname: string;
  birthdate: string;
  pin?: string;
  /** Data URL; null removes the photo. */
  photo?: string | null;
}

export interface SavedChild {
  child: ChildData;
  photoEdited: boolean;
}
