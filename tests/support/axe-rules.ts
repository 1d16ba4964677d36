import type { RunOptions } from 'axe-core';

const enabled = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: true }]));

/** Rules of WCAG 2.2 AA, and best practices of axe that Lighthouse counts as faults. */
export const axeRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: enabled('aria-allowed-role', 'aria-dialog-name', 'empty-heading', 'landmark-unique', 'tabindex'),
};

/** Rules of a whole page: the level of a widget's heading depends on the page around it. */
export const pageRules: RunOptions = {
  ...axeRules,
  rules: { ...axeRules.rules, ...enabled('heading-order') },
};
