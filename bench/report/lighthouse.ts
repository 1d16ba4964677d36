import type { Audit } from '../lighthouse/audit.ts';
import { median } from '../statistics.ts';
import { number, table } from './markdown.ts';

export interface LighthouseResults {
  command: string;
  /** Day of the run, ISO 8601. */
  date: string;
  version: string;
  cores: number;
  /** Load of the machine before and after. */
  load: [before: number, after: number];
  /** Audits by path, one per round. */
  pages: Record<string, Audit[]>;
}

type Figure = Exclude<keyof Audit, 'failed'>;

/** Goals of every page. Times vary with the machine: only the other figures fail the check. */
const goals: Record<Figure, { limit: number; isMinimum: boolean; isTimed: boolean }> = {
  performance: { limit: 95, isMinimum: true, isTimed: true },
  accessibility: { limit: 100, isMinimum: true, isTimed: false },
  bestPractices: { limit: 95, isMinimum: true, isTimed: false },
  seo: { limit: 95, isMinimum: true, isTimed: false },
  largestPaint: { limit: 2500, isMinimum: false, isTimed: true },
  blocking: { limit: 200, isMinimum: false, isTimed: true },
  shift: { limit: 0.01, isMinimum: false, isTimed: false },
};

const formats: Partial<Record<Figure, (value: number) => string>> = {
  largestPaint: (value) => `${number(value / 1000, 1)} s`,
  blocking: (value) => `${number(value)} ms`,
  shift: (value) => number(value, 3),
};

const figure = (audits: readonly Audit[], name: Figure): number => median(audits.map((one) => one[name]));

function holds(name: Figure, value: number): boolean {
  const { limit, isMinimum } = goals[name];
  return isMinimum ? value >= limit : value <= limit;
}

/** Returns a sentence for each goal that is missed and does not depend on the machine's speed. */
export function faultsOf(pages: LighthouseResults['pages']): string[] {
  return Object.entries(pages).flatMap(([path, audits]) => {
    const missed = (Object.keys(goals) as Figure[]).filter(
      (name) => !goals[name].isTimed && !holds(name, figure(audits, name)),
    );
    const reasons = [...new Set(audits.flatMap(({ failed }) => failed))];
    return missed.map((name) => `${path}: ${name} is ${figure(audits, name)}. ${reasons.join('; ')}`.trim());
  });
}

export function lighthouseReport({ command, date, version, cores, load, pages }: LighthouseResults): string {
  const cell = (audits: Audit[], name: Figure) => {
    const value = figure(audits, name);
    const text = formats[name]?.(value) ?? number(value);
    return holds(name, value) ? text : `**${text}**`;
  };
  const columns = [
    'performance',
    'largestPaint',
    'blocking',
    'shift',
    'accessibility',
    'bestPractices',
    'seo',
  ] as const;
  const [before, after] = load.map((value) => number(value, 1));
  return `# Lighthouse of each kind of page

Lighthouse ${version} with its defaults for phones, on pages of the demo and of the documentation, served over HTTP/2 from localhost. A
figure that misses its goal is bold. The goals are 95 for performance, best practices and SEO, 100 for accessibility, 2.5 s for the largest
paint, 200 ms of blocking and 0.01 for the layout shift. The full run fails when one of the figures misses that do not depend on the
machine’s speed.

${table([
  [
    'Page',
    'Performance',
    'Largest paint',
    'Blocking',
    'Layout shift',
    'Accessibility',
    'Best practices',
    'SEO',
  ],
  ...Object.entries(pages).map(([path, audits]) => [
    `\`${path}\``,
    ...columns.map((name) => cell(audits, name)),
  ]),
])}

\`${command}\`, ${date}, ${cores} cores, load ${before} before and ${after} after; medians.
`;
}
