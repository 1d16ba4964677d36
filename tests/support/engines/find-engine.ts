/** Engines besides Chromium for the full run: paths of their browsers, and their Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * Engines other than Chromium: Debian packages, and whether they run all tests or only the life cycle of each tag.
 */
export const otherEngines = {
  firefox: { title: 'Firefox', packages: 'firefox-esr and libavcodec59', asks: 'all' },
  webkit: { title: 'WebKitGTK', packages: 'webkit2gtk-driver and xvfb', asks: 'lives' },
} as const;

export type OtherEngine = keyof typeof otherEngines;

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Path of Firefox: FIREFOX_PATH, or Debian's. */
export const findFirefox = (): string | undefined =>
  firstOf([...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []), '/usr/bin/firefox-esr']);

/** Programs that run WebKitGTK without a screen: the driver, its browser, and an X server that draws into memory. */
export interface WebKitFiles {
  driver: string;
  browser: string;
  display: string;
}

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${architecture}/webkit2gtk-${version}/MiniBrowser`),
);

export function findWebKit(): WebKitFiles | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(libraries);
  const display = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Tests whether the tests can run in an engine on this machine. */
export const hasEngine = (name: OtherEngine): boolean =>
  name === 'firefox' ? findFirefox() !== undefined : findWebKit() !== undefined;

/** Returns the version of an installed engine. WebKitGTK cannot report it without a screen, so its package does. */
export function versionOf(name: OtherEngine): string {
  const [command, args] =
    name === 'firefox' ? [findFirefox() ?? '', ['--version']] : ['dpkg-query', ['-s', 'webkit2gtk-driver']];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 });
  return /(?:Version: |Firefox )([\d.]+\w*)/.exec(stdout ?? '')?.[1] ?? 'unknown';
}
