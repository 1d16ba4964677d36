/**
 * Selects the cases of a matrix: the quick run takes `quick`, the cases most likely to break, and `npm run test:full`
 * the others too.
 */
export const inFull = <T>(quick: readonly T[], ...others: readonly T[]): readonly T[] =>
  process.env.TEST_FULL ? [...quick, ...others] : quick;

/**
 * Marks a browser test that only `npm run test:full` runs: a variation of another test, or one too slow for each
 * merge.
 */
export const fullOnly = { tag: '@full' } as const;
