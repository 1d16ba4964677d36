import { lifetimeMinutes } from '../../demo/api/accounts/one-time-tokens.ts';
import { year as cardMemory } from '../../demo/api/club/ended-cards.ts';
import { lifetimeSeconds as familyMark } from '../../demo/api/club/family-mark.ts';
import { daysToProve } from '../../demo/api/club/purge-families.ts';
import { daysKept } from '../../demo/api/contact/forget-messages.ts';
import { lifetimeHours as newsletterHours } from '../../demo/api/newsletters/ask-to-confirm.ts';
import { lifetime as uploadLife } from '../../demo/api/participation/uploads.ts';
import { oneYear as voterSeconds } from '../../demo/api/polls/voter.ts';
import { deviceMemoryDays, loginMemory } from '../../demo/api/security/login-guard.ts';
import { absolute, idle } from '../../demo/api/session/session-store.ts';
import { secondsToLive as socialSeconds } from '../../demo/api/social/login-attempts.ts';
import { readConfig } from '../../demo/config.ts';
import { MAX_FEEDS } from '../../elements/live-feed/read-mark.ts';
import { KEPT_DAYS } from '../../elements/weather/kept-days.ts';
import { MOST } from '../../src/lists/kept-list.ts';
import { LIFE as miniLife } from '../../src/media/mini/mini-record.ts';
import { LIFE as intentLife } from '../../src/session/intent.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Retention times and limits of the library and of the demo's server, read from the code. */
const figures: Readonly<Record<string, number>> = {
  'card.days': cardMemory / day,
  'contact.days': daysKept,
  'device.days': deviceMemoryDays,
  'family.daysToProve': daysToProve,
  'family.markMinutes': familyMark / 60,
  'feed.most': MAX_FEEDS,
  'grown.weeks': (lifetimeMinutes['hand-over'] + lifetimeMinutes['own-account']) / 60 / 24 / 7,
  'guard.days': loginMemory / day,
  'intent.minutes': intentLife / minute,
  'lists.most': MOST,
  'mini.hours': miniLife / hour,
  'newsletter.hours': newsletterHours,
  'participation.days': readConfig({}).participationDays,
  'place.hours': KEPT_DAYS * 24,
  'reset.minutes': lifetimeMinutes['reset-password'],
  'session.hours': absolute / hour,
  'session.idleHours': idle / hour,
  'social.minutes': socialSeconds / 60,
  'upload.hours': uploadLife / hour,
  'validate.hours': lifetimeMinutes['validate-email'] / 60,
  'voter.days': voterSeconds / 60 / 60 / 24,
};

/**
 * Fills figures into a text, with a decimal comma. @throws Error when it names a figure that the code does not have
 */
export function withFigures(text: string): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`no figure “${name}”: “${text}”`);
    return String(Number(figure.toFixed(1))).replace('.', ',');
  });
}
