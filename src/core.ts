/**
 * Modules of the core chunk besides the engine (docs/decisions/bundle.md): small ones that nearly every page needs,
 * or that several tags would request separately. No module imports this file; the build reads it.
 */
import './api/client.ts';
import './api/summary.ts';
import './content/safe-url.ts';
import './i18n/date-shape.ts';
import './i18n/durations.ts';
import './i18n/numbers.ts';
import './i18n/texts.ts';
import './core-exports.ts';
import './lists/place-ads.ts';
import './page/is-plain-press.ts';
import './page/query-page.ts';
import './page/server-clock.ts';
import './page/read-unknown.ts';
import './session/back-url.ts';
import './session/initial.ts';
import './session/intent.ts';
import './session/reload-session.ts';
import './session/session.ts';
import './session/use-is-for-children.ts';
import './session/use-login-intent.ts';
import './session/use-session.ts';
import './session/user.ts';
import './ui/alert.tsx';
import './ui/button.tsx';
import './ui/icon.tsx';
import './ui/menu-items.contract.ts';
import './ui/new-window.tsx';
import './ui/retry.tsx';
import './ui/use-body-lock.ts';
import './ui/use-throttled-announcement.ts';
import './ui/use-page-scroll.ts';
import './ui/use-focus-on-unmount.ts';
import './ui/use-freeze-while-pressed.ts';
import './ui/use-sharing.ts';
import './ui/use-window-width.ts';
import 'virtual:icon/brand/facebook';
import 'virtual:icon/brand/x';
import 'virtual:icon/line/check';
import 'virtual:icon/line/chevron-down';
import 'virtual:icon/line/chevron-left';
import 'virtual:icon/line/chevron-right';
import 'virtual:icon/line/link';
import 'virtual:icon/line/share';
import 'virtual:icon/line/x';
