/** The designs in which a page is looked at: the quick run takes the light one for both, `npm run test:full` every one. */
export const designs = process.env.TEST_FULL ? (['light', 'dark'] as const) : (['light'] as const);
