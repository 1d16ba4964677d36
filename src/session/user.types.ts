declare module '../element/contract.ts' {
  interface NamedTypes {
    User: User;
  }
}

/** Summary of the current user in the readable cookie: for display only, never a credential (SESS-13, W-02). */
export interface User {
  id: string;
  /** Absent for a child (W-07). */
  name?: string | undefined;
  /** First letter of the name, the only thing of a child's name that is ever in the cookie. */
  initial?: string | undefined;
  /** `laCollaMember` marks a child member (SESS-12). */
  type?: string | undefined;
  favouritesId?: string[] | undefined;
  showsId?: string[] | undefined;
  bulletin?: boolean | undefined;
  isRegisteredInLaColla?: boolean | undefined;
  /** True if the two lists did not fit in the cookie (SESS-13). */
  partial?: boolean | undefined;
}

/** Why the user changed. */
export type SessionReason =
  | 'load'
  | 'login'
  | 'child-login'
  | 'social'
  | 'update'
  | 'toggle'
  | 'logout'
  | 'delete'
  | 'expired'
  | 'showroom';

/** Detail of `ap-session-change` on `document`. */
export interface SessionChange {
  user: User | null;
  previousId: string | null;
  reason: SessionReason;
}
