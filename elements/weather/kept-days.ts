/** Days that a place is kept (WEA-05). */
export const KEPT_DAYS = 0.2;
