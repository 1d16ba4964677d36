/** Arguments every launch needs: Chromium refuses its sandbox to root, and only then is it given up. */
export const browserArguments: string[];
export function findBrowser(): string | undefined;
/** @throws Error when there is no browser */
export function requireBrowser(): string;
export function ensureBrowser(): string | undefined;
