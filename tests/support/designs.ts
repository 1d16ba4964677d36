/** Colour schemes to check: the quick run uses only the light one, `npm run test:full` both. */
export const designs = process.env.TEST_FULL ? (['light', 'dark'] as const) : (['light'] as const);
