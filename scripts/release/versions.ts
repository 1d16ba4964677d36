/** Version step of a release by semantic versioning: the smallest step that its changes require. */
export type Step = 'patch' | 'minor' | 'major';

const steps: readonly Step[] = ['patch', 'minor', 'major'];

type Numbers = readonly [major: number, minor: number, patch: number];

/** @throws Error when it is no version of a release */
export function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`“${version}” is no version: write it as 1.2.3`);
  return [Number(major), Number(minor), Number(patch)];
}

export const largest = (...some: readonly Step[]): Step =>
  steps[Math.max(0, ...some.map((step) => steps.indexOf(step)))] ?? 'patch';

function next([major, minor, patch]: Numbers, step: Step): string {
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Returns why a version cannot follow another, or undefined. Before 1.0.0 breaking changes are a minor step, which
 * semantic versioning permits.
 */
export function versionProblem(version: string, last: string, needed: Step): string | undefined {
  const before = numbersOf(last);
  const smallest = before[0] === 0 && needed === 'major' ? 'minor' : needed;
  const allowed = steps.slice(steps.indexOf(smallest)).map((step) => next(before, step));
  if (allowed.includes(version)) return undefined;
  return `${version} does not follow ${last}, since which there is a ${needed} change: ${allowed.join(' or ')}`;
}
