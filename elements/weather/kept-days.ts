/** Lifetime of the cookies of a place, in days (WEA-05). */
export const KEPT_DAYS = 0.2;
