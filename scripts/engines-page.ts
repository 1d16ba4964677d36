import type { Figures } from '../tests/support/figures-reporter.ts';

/** Test run in one engine. */
export interface EngineRun {
  title: string;
  version: string;
  contract: Figures;
  journeys?: readonly Journey[];
}

export interface Journey {
  file: string;
  title: string;
  isPassed: boolean;
}

interface JourneySuite {
  file: string;
  specs?: { title: string; ok: boolean; tests: { results: { status: string }[] }[] }[];
  suites?: JourneySuite[];
}

/** Playwright's JSON report, limited to the fields read here. */
export interface JourneyReport {
  suites: JourneySuite[];
}

export function journeysOf({ suites }: JourneyReport): Journey[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ results }) => results.some(({ status }) => status !== 'skipped')))
      .map(({ title, ok }) => ({ file: file.replace(/^.*\//, ''), title, isPassed: ok })),
    ...journeysOf({ suites: inner }),
  ]);
}

/** Adds the results of a run for one tag; none if the engine ended before it reported any. */
export function addFigures(all: Figures, tag: string, one: Figures | undefined): void {
  all.passed += one?.passed ?? 0;
  all.failed += one ? one.failed : 1;
  all.tags[tag] = one?.tags[tag] ?? { passed: 0, failed: [`<${tag}> has left no figures`] };
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), `| ${head.map(() => ':--').join(' | ')} |`, ...rows.map(line)].join('\n');

const cellOf = (found: { passed: number; failed: string[] } | undefined) => {
  if (!found) return '–';
  const all = found.passed + found.failed.length;
  return found.failed.length ? `**${found.passed} of ${all}**` : `${all}`;
};

const inCell = (text: string) => text.replaceAll('|', '\\|');

/** `docs/engines.md`: the tests that ran, and those that failed. */
export function enginesPage(runs: readonly EngineRun[]): string {
  const tags = [...new Set(runs.flatMap(({ contract }) => Object.keys(contract.tags)))].sort();
  const failures = runs.flatMap(({ title, contract, journeys = [] }) =>
    [
      ...new Set(Object.values(contract.tags).flatMap(({ failed }) => failed)),
      ...journeys.filter(({ isPassed }) => !isPassed).map(({ file, title: name }) => `${file}: ${name}`),
    ].map((what) => [title, inCell(what)]),
  );
  const withJourneys = runs.filter(({ journeys }) => journeys);
  return `# Test runs in other engines than Chromium

Written by \`npm run engines -- --write\` from the results of its run ([why](decisions/engines.md)). In Chromium all these tests run before each
merge. If an engine is not installed, its tests are skipped with a message that names the package.

${table(
  ['Engine', 'version', 'tests of the contract passed', 'failed', 'journeys passed', 'failed'],
  runs.map(({ title, version, contract, journeys }) => [
    title,
    version,
    String(contract.passed),
    String(contract.failed),
    journeys ? String(journeys.filter(({ isPassed }) => isPassed).length) : '–',
    journeys ? String(journeys.filter(({ isPassed }) => !isPassed).length) : '–',
  ]),
)}

## Tags

Number of contract tests with the name of the tag that passed: its life, access, hostile pages, failures, translation. *n of m* means that some
failed, and a dash that none was run.

${table(
  ['Tag', ...runs.map(({ title }) => title)],
  tags.map((tag) => [`\`${tag}\``, ...runs.map(({ contract }) => cellOf(contract.tags[tag]))]),
)}
${withJourneys
  .map(
    ({ title, journeys = [] }) => `
## Journeys in ${title}

${table(
  ['File', 'journey', 'passed'],
  journeys.map(({ file, title: name, isPassed }) => [file, inCell(name), isPassed ? 'yes' : '**no**']),
)}
`,
  )
  .join('')}
## Failures

${failures.length ? table(['Engine', 'test'], failures) : 'Nothing.'}
`;
}
