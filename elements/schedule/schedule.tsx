import { useMemo, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { AdjacentPortal, useServerNodes } from '../../src/element/server-nodes.tsx';
import { broadcastDayOf } from '../../src/i18n/broadcast-day.ts';
import { useNow } from '../../src/i18n/use-now.ts';
import { readShows } from '../../src/schedule/read-shows.ts';
import { texts as ownTexts } from '../../src/schedule/schedule.texts.ts';
import { ShowItem } from '../../src/schedule/show-item.tsx';
import { useNowMarks } from '../../src/schedule/use-now-marks.ts';
import { saysTheSame } from '../../src/schedule/written-shows.ts';
import { ReplaceLists } from '../../src/ui/replace-node.tsx';
import { DayRow } from './day-row.tsx';
import { daysOf, scheduleAddress } from './days-of.ts';
import { Channels, Days } from './navigation.tsx';
import { placeOf } from './place-of.ts';
import { contract } from './schedule.element.ts';

type Props = ElementProps<typeof contract>;

const SHOWS = 'ol.ap-shows > .ap-show';

/** Keeps the server's links and list in place; renders missing parts from the page's data. */
export function Schedule(props: Props) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const now = useNow(true);
  const given = useMemo(() => readShows(props.shows), [props.shows]);
  const [written] = useState(() => [...host.querySelectorAll<HTMLElement>(SHOWS)]);
  const isServers = given.length === 0 || saysTheSame(written, given);
  const elements = useServerNodes(SHOWS);
  const [link] = useServerNodes('.ap-schedule-now a');
  useNowMarks(elements, now, given, link?.getAttribute('href')?.replace(/^.*#/, ''));
  const [ownEmpty] = useServerNodes(':scope > [slot="empty"]');
  return (
    <>
      <Navigation {...props} now={now} />
      {!isServers && (
        <ReplaceLists selector="ol.ap-shows" make={makeList}>
          {given.map((show, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one show may come twice
            <ShowItem key={`${show.id} ${index}`} show={show} name="li" texts={texts} />
          ))}
        </ReplaceLists>
      )}
      {isServers && written.length === 0 && !ownEmpty && (
        <p className="ap-schedule-empty">{texts['schedule.empty']}</p>
      )}
    </>
  );
}

function makeList(): HTMLElement {
  const list = document.createElement('ol');
  list.className = 'ap-shows';
  document.createElement('div').append(list);
  return list;
}

/** Channels and days: renders missing ones, and adds only the row's buttons to the server's. */
function Navigation({ channel, day, baseUrl, days, now }: Props & { now: Date }) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  // checked once: what a script removes later was not wanted
  const [lacks] = useState(() => ({
    channels: !host.querySelector('.ap-schedule-channels'),
    days: !host.querySelector('.ap-schedule-days'),
  }));
  const [head] = useServerNodes('.ap-schedule-head');
  const [nav] = useServerNodes('.ap-schedule-days');
  const elements = useServerNodes('.ap-schedule-days > .ap-slider > .ap-slides > .ap-slide');
  const today = broadcastDayOf(now);
  const place = placeOf({ channel, day }, location.pathname, today);
  const addressOf = (to: typeof place.channel, on: string) => scheduleAddress(baseUrl, to, on, today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the place, which is new each time
  const shown = useMemo(
    () => (days.length > 0 ? days : daysOf(place.day, (on) => addressOf(place.channel, on))),
    [days, place.day, place.channel, baseUrl, today],
  );
  return (
    <>
      {lacks.channels && <Channels place={place} addressOf={addressOf} texts={texts} />}
      {nav && (
        <AdjacentPortal node={head ?? nav} place={head ? 'beforeend' : 'beforebegin'}>
          <DayRow nav={nav} elements={elements} />
        </AdjacentPortal>
      )}
      {lacks.days && <Days days={shown} chosen={place.day} today={today} texts={texts} />}
    </>
  );
}

export default defineElement(contract, Schedule);
