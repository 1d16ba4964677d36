/** The cases of a matrix: the quick run takes the first ones, those most likely to break, and `npm run test:full` the others too. */
export const inFull = <T>(quick: readonly T[], ...others: readonly T[]): readonly T[] =>
  process.env.TEST_FULL ? [...quick, ...others] : quick;

/** Of a browser test that only `npm run test:full` runs: it varies what another one proves, or takes too long for each merge. */
export const fullOnly = { tag: '@full' } as const;
