import { useMemo, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { parseDate } from '../../src/i18n/dates.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useNow } from '../../src/i18n/use-now.ts';
import { currentPlace, readShows } from '../../src/schedule/read-shows.ts';
import { texts as ownTexts } from '../../src/schedule/schedule.texts.ts';
import { ShowItem } from '../../src/schedule/show-item.tsx';
import { useNowMarks } from '../../src/schedule/use-now-marks.ts';
import { saysTheSame, spanOf } from '../../src/schedule/written-shows.ts';
import { countAt } from '../../src/slides/count-at.ts';
import { RowButtons } from '../../src/slides/row-buttons.tsx';
import { useOwnStyle } from '../../src/slides/use-own-style.ts';
import { ReplaceLists } from '../../src/ui/replace-node.tsx';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { contract } from './schedule-carousel.element.ts';

const SHOWS = '.ap-slide > .ap-show';

/** Buttons for the server's row, which stays in place until the page sets other shows. */
export function ScheduleCarousel(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const count = countAt(useWindowWidth(), props.slides);
  useOwnStyle('--ap-n', count === undefined ? '' : String(count));
  const given = useMemo(() => readShows(props.shows), [props.shows]);
  const [written] = useState(() => [...host.querySelectorAll<HTMLElement>(SHOWS)]);
  const isServers = given.length === 0 || saysTheSame(written, given);
  const fixed = useMemo(() => parseDate(props.now), [props.now]);
  const clock = useNow(fixed === undefined);
  const now = fixed ?? clock;
  useNowMarks(useServerNodes(SHOWS), now, given);
  const [frame] = useServerNodes('.ap-slider');
  // checked once: a row that a script removes later was not wanted
  const [isBare] = useState(() => !host.querySelector('.ap-slider, .ap-schedule-empty'));
  const key = isServers ? '' : given.map(({ id, start }) => `${id} ${start?.getTime()}`).join();
  return (
    <>
      {!isServers && (
        <ReplaceLists selector=".ap-slider" make={makeFrame}>
          <ul className="ap-slides">
            {given.map((show, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one show may come twice
              <li className="ap-slide" key={`${show.id} ${index}`}>
                <ShowItem show={show} name="div" texts={texts} />
              </li>
            ))}
          </ul>
        </ReplaceLists>
      )}
      {isBare && isServers && <p className="ap-schedule-empty">{texts['schedule.none']}</p>}
      {frame && (
        <RowButtons
          key={key}
          frame=".ap-slider"
          layout={String(count)}
          start={currentPlace(isServers ? written.map(spanOf) : given, now)}
          otherwise={fill(texts['schedule.of'], { channel: texts[`schedule.${props.channel}`] })}
          onMove={(index) => emit('ap-slide-change', { index })}
        />
      )}
    </>
  );
}

function makeFrame(): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'ap-slider';
  document.createElement('div').append(frame);
  return frame;
}

export default defineElement(contract, ScheduleCarousel);
