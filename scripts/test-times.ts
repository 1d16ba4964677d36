import { isAbsolute, join, relative, sep } from 'node:path';

/** Duration of the tests of each file, in milliseconds. */
type Times = Record<string, number>;

interface VitestReport {
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Reads the report of vitest. */
export const vitestFiles = ({ testResults }: VitestReport): Times =>
  Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      name,
      sum(assertionResults.map(({ duration }) => duration ?? 0)),
    ]),
  );

/** Reads the report of Playwright, whose suites are nested. */
export function playwrightFiles(report: { config: { rootDir: string }; suites: PlaywrightSuite[] }): Times {
  const durationOf = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
    sum(
      specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ) + sum(suites.map(durationOf));
  return Object.fromEntries(
    report.suites.map((suite) => [join(report.config.rootDir, suite.file), durationOf(suite)]),
  );
}

/** Number of folders in the report: the others are quick. */
const SHOWN = 15;

/** Formats the slowest folders, one per line: a tag's own, an area of the demo, a kind of tests. */
export function secondsOfFolders(
  root: string,
  files: readonly (readonly [file: string, milliseconds: number])[],
): string[] {
  const folders = new Map<string, number>();
  for (const [file, milliseconds] of files) {
    const path = isAbsolute(file) ? relative(root, file) : file;
    const folder = path
      .split(sep)
      .slice(0, -1)
      .slice(0, path.startsWith('tests') ? 3 : 2)
      .join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + milliseconds / 1000);
  }
  return [...folders]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([folder, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${folder}`);
}
