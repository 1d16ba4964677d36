import { test } from '@playwright/test';

/** Leaves the tests of a file, or of the block that calls this, to Chromium, and says why. */
export const onlyInChromium = (reason: string): void =>
  test.skip(Boolean(process.env.ENGINE), `in Chromium alone: ${reason}`);
