/** Browsers of the last two and a half years, and Safari from 16.4 (docs/decisions/browsers.md). */
export const jsTarget = ['es2022', 'safari16.4'];

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

export const cssTargets = {
  chrome: version(125),
  edge: version(125),
  firefox: version(126),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};
