import { test } from '@playwright/test';

/** Skips the tests of a file or block outside Chromium, with a reason. */
export const onlyInChromium = (reason: string): void =>
  test.skip(Boolean(process.env.ENGINE), `in Chromium alone: ${reason}`);
