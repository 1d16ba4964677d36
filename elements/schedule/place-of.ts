import { dayOf } from '../../src/i18n/day-words.ts';
import type { ChannelName } from '../../src/schedule/schedule.types.ts';

/** Channels in tab order. */
export const channels: readonly ChannelName[] = ['tv', 'radio', 'internet'];

const isChannel = (name: unknown): name is ChannelName => (channels as readonly unknown[]).includes(name);

export interface Place {
  channel: ChannelName;
  /** YYYY-MM-DD. */
  day: string;
}

interface Given {
  channel?: string | undefined;
  /** Day as a word or a date. */
  day?: string | undefined;
}

/**
 * Channel and day of a page: from the tag, or else from the last two segments of its address (ROUTE-27, SCHED-03). If
 * these name no channel, they are ignored: television, today (ROUTE-38).
 */
export function placeOf(given: Given, path: string, today: string): Place {
  const [channel, day = ''] = path.split('/').filter(Boolean).slice(-2);
  const ofPath = isChannel(channel) ? { channel, day } : undefined;
  return {
    channel: isChannel(given.channel) ? given.channel : (ofPath?.channel ?? 'tv'),
    day: dayOf(given.day ?? '', today) ?? dayOf(ofPath?.day ?? '', today) ?? today,
  };
}
