import type { RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 AA, and the roles that ARIA allows on an element, which axe counts as a best practice. */
export const axeRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'aria-allowed-role': { enabled: true } },
};
