/** Launchers of each engine for @web/test-runner. */
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserArguments, requireBrowser } from '../../../scripts/find-browser.mjs';
import { type EngineName, findFirefox } from './find-engine.ts';
import { webKitLauncher } from './webkit-launcher.ts';

type LaunchOptions = NonNullable<NonNullable<Parameters<typeof chromeLauncher>[0]>['launchOptions']>;

const launchOptions: Record<'chromium' | 'firefox', () => LaunchOptions> = {
  chromium: () => ({
    executablePath: requireBrowser(),
    args: [
      ...browserArguments,
      '--lang=ca',
      // exposes the computed roles and names of elements as properties
      '--enable-blink-features=ComputedAccessibilityInfo',
      // tests press by script, which must still start players
      '--autoplay-policy=no-user-gesture-required',
    ],
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: findFirefox() as string,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ca',
      'media.autoplay.default': 0,
      'media.autoplay.blocking_policy': 0,
      // overlay scroll bars take no space, as in headless Chromium
      'ui.useOverlayScrollbars': 1,
      // renders hidden frames and windows as often as others
      'layout.throttled_frame_rate': 60,
      'layout.throttle_in_process_iframes': false,
      'dom.min_background_timeout_value': 4,
      'dom.timeout.enable_budget_timer_throttling': false,
      'widget.windows.window_occlusion_tracking.enabled': false,
    },
  }),
};

export function launcherOf(engine: EngineName): BrowserLauncher {
  if (engine === 'webkit') return webKitLauncher();
  return chromeLauncher({
    launchOptions: launchOptions[engine](),
    // separates cookies and storage of pages that run side by side
    createPage: async ({ browser }) =>
      (await browser.createBrowserContext()).newPage(engine === 'firefox' ? { type: 'window' } : undefined),
  });
}
