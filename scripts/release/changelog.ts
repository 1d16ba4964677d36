import { largest, type Step } from './versions.ts';

/** Version step of each kind of change (https://keepachangelog.com/en/1.1.0/). */
const kinds: Readonly<Record<string, Step>> = {
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Removed: 'major',
  Fixed: 'patch',
  Security: 'patch',
};

export interface Changelog {
  /** The latest release; undefined before the first. */
  last: { version: string; date: string } | undefined;
  /** Unreleased entries, each with its kind: `Added`. */
  entries: readonly { kind: string; text: string }[];
  /** Problems in the changelog, a line each. */
  problems: readonly string[];
}

const unreleased = '## [Unreleased]';

/** Reads the unreleased entries of CHANGELOG.md. */
export function readChangelog(text: string): Changelog {
  const problems: string[] = [];
  const [newest = '', ...sections] = text.split(/^(?=## )/m).slice(1);
  if (!newest.startsWith(`${unreleased}\n`)) problems.push(`its first section is not “${unreleased}”`);
  const releases = sections.map((section) => {
    const heading = section.split('\n', 1)[0] ?? '';
    const [, version, date] = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading) ?? [];
    if (!version || !date || Number.isNaN(Date.parse(date)))
      problems.push(`“${heading}” is not “## [1.2.3] - 2026-01-31”`);
    return { version: version ?? '', date: date ?? '' };
  });
  const entries = newest
    .split(/^(?=### )/m)
    .slice(1)
    .flatMap((group) => {
      const [heading = '', ...lines] = group.split('\n');
      const kind = heading.replace('### ', '');
      if (!(kind in kinds)) problems.push(`“### ${kind}” is none of ${Object.keys(kinds).join(', ')}`);
      return lines.filter((line) => line.startsWith('- ')).map((line) => ({ kind, text: line.slice(2) }));
    });
  if (entries.length === 0) problems.push('nothing is new in it');
  return { last: releases[0], entries, problems };
}

/** Returns the version step that the entries require. */
export const stepOf = ({ entries }: Changelog): Step =>
  largest(...entries.map(({ kind }) => kinds[kind] ?? 'patch'));

/** Returns the text with the unreleased entries as a release. @param date YYYY-MM-DD */
export const withRelease = (text: string, version: string, date: string): string =>
  text.replace(unreleased, `${unreleased}\n\n## [${version}] - ${date}`);
