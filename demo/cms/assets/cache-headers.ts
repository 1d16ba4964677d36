/** A file whose address changes with its content: cached for a year and never revalidated. */
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A page: any cache may keep it for a moment, and serve it while it asks for the next. */
export const page = { 'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' };

/** A file that changes rarely under the same address. */
export const daily = { 'cache-control': 'public, max-age=86400' };

/** A page for one reader. */
export const personal = { 'cache-control': 'no-store' };

/**
 * A page that says who is there, or whose address holds a token, a code or an e-mail: no cache keeps it, not even
 * the browser's, and no other site learns its address (W-16). With `no-referrer` the forms on it would be refused where a
 * browser tells their origin alone (docs/decisions/same-origin-writes.md).
 */
export const personalPage = { ...personal, 'referrer-policy': 'same-origin' };

/** The same without a form of the server: browsers do not send its address as referrer (PASS-09). */
export const secretPage = { ...personal, 'referrer-policy': 'no-referrer' };
