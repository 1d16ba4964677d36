import { useMemo, useState } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import { formatShortDay, formatWeekday } from '../../src/i18n/dates.ts';
import { wordOf } from '../../src/i18n/day-words.ts';
import type { ScheduleTexts } from '../../src/schedule/schedule.texts.ts';
import type { ScheduleDay } from '../../src/schedule/schedule.types.ts';
import { DayRow } from './day-row.tsx';
import { channels, type Place } from './place-of.ts';

/** Navigation around the list, for pages that only give data. */

interface ChannelsProps {
  place: Place;
  addressOf: (channel: Place['channel'], day: string) => string;
  texts: ScheduleTexts;
}

export function Channels({ place, addressOf, texts }: ChannelsProps) {
  return (
    <nav className="ap-schedule-channels" aria-label={texts['schedule.channels']}>
      <ul>
        {channels.map((channel) => (
          <li key={channel}>
            <a
              href={safeUrl(addressOf(channel, place.day))}
              aria-current={channel === place.channel ? 'page' : undefined}
            >
              {texts[`schedule.${channel}`]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DaysProps {
  days: readonly ScheduleDay[];
  chosen: string;
  today: string;
  texts: ScheduleTexts;
}

export function Days({ days, chosen, today, texts }: DaysProps) {
  const [nav, setNav] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are other slides
  const elements = useMemo(() => [...(nav?.querySelectorAll<HTMLElement>('.ap-slide') ?? [])], [nav, days]);
  return (
    <>
      {nav && <DayRow nav={nav} elements={elements} />}
      <nav className="ap-schedule-days" aria-label={texts['schedule.days']} ref={setNav}>
        <div className="ap-slider">
          <ul className="ap-slides">
            {days.map(({ day, href }) => {
              const word = wordOf(day, today);
              const Name = href ? 'a' : 'span';
              return (
                <li className="ap-slide" key={day}>
                  <Name
                    className="ap-schedule-day"
                    href={safeUrl(href)}
                    aria-current={day === chosen ? 'page' : undefined}
                  >
                    <b>{word ? texts[`schedule.${word}`] : formatWeekday(day)}</b>{' '}
                    <time dateTime={day}>{formatShortDay(day)}</time>
                  </Name>
                </li>
              );
            })}
          </ul>
        </div>
      </nav>
    </>
  );
}
