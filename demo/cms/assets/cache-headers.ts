/** Headers of a file whose address changes with its content: cached for a year and never revalidated. */
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Headers of a public page: caches may store it briefly, and serve it while they revalidate. */
export const page = { 'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' };

/** Headers of a file that rarely changes under the same address. */
export const daily = { 'cache-control': 'public, max-age=86400' };

/** Headers of a page for one reader. */
export const personal = { 'cache-control': 'no-store' };

/**
 * Headers of a page that shows the current user, or whose address has a token, a code or an e-mail. No cache stores
 * it, not even the browser's, and no other site gets its address (W-16). With `no-referrer`, its forms would be
 * refused where browsers send only their origin (docs/decisions/same-origin-writes.md).
 */
export const personalPage = { ...personal, 'referrer-policy': 'same-origin' };

/** Headers of such a page without a form of the server: browsers never send its address as referrer (PASS-09). */
export const secretPage = { ...personal, 'referrer-policy': 'no-referrer' };
