import { useMemo, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { Beside, useServerNodes } from '../../src/element/server-nodes.tsx';
import { parseDate } from '../../src/i18n/dates.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useNow } from '../../src/i18n/use-now.ts';
import { currentPlace, readShows } from '../../src/schedule/read-shows.ts';
import { texts as ownTexts } from '../../src/schedule/schedule.texts.ts';
import { ShowItem } from '../../src/schedule/show-item.tsx';
import { useNowMarks } from '../../src/schedule/use-now-marks.ts';
import { saysTheSame, spanOf } from '../../src/schedule/written-shows.ts';
import { countAt } from '../../src/slides/count-at.ts';
import { SlideControls } from '../../src/slides/slide-controls.tsx';
import { texts as slideTexts } from '../../src/slides/slides.texts.ts';
import { useCarouselRole } from '../../src/slides/use-carousel-role.ts';
import { useOwnStyle } from '../../src/slides/use-own-style.ts';
import { useSlideRoles } from '../../src/slides/use-slide-roles.ts';
import { useSlider } from '../../src/slides/use-slider.ts';
import { InPlaceOfLists } from '../../src/ui/in-place-of.tsx';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { contract } from './schedule-carousel.element.ts';
import styles from './schedule-carousel.module.css';

type Props = ElementProps<typeof contract>;

const SHOWS = '.ap-slide > .ap-show';

/** The server's row stays where it is, until the page gives other shows; drawn here are its buttons. */
export function ScheduleCarousel(props: Props) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const given = useMemo(() => readShows(props.shows), [props.shows]);
  const [written] = useState(() => [...host.querySelectorAll<HTMLElement>(SHOWS)]);
  const isServers = given.length === 0 || saysTheSame(written, given);
  const fixed = useMemo(() => parseDate(props.now), [props.now]);
  const clock = useNow(fixed === undefined);
  const now = fixed ?? clock;
  useNowMarks(useServerNodes(SHOWS), now, given);
  const [frame] = useServerNodes('.ap-slider');
  // once: what a script of the page takes away later is not wanted any more
  const [isBare] = useState(() => !host.querySelector('.ap-slider, .ap-schedule-empty'));
  const key = isServers ? '' : given.map(({ id, start }) => `${id} ${start?.getTime()}`).join();
  return (
    <>
      {!isServers && (
        <InPlaceOfLists selector=".ap-slider" make={makeFrame}>
          <ul className="ap-slides">
            {given.map((show, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one show may come twice
              <li className="ap-slide" key={`${show.id} ${index}`}>
                <ShowItem show={show} name="div" texts={texts} />
              </li>
            ))}
          </ul>
        </InPlaceOfLists>
      )}
      {isBare && isServers && <p className="ap-schedule-empty">{texts['schedule.none']}</p>}
      {frame && (
        <Beside node={frame} place="beforebegin">
          <Row
            key={key}
            {...props}
            frame={frame}
            start={currentPlace(isServers ? written.map(spanOf) : given, now)}
          />
        </Beside>
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

interface RowProps extends Props {
  frame: HTMLElement;
  /** The show to begin with. */
  start: number;
}

function Row({ frame, start, slides: counts, channel }: RowProps) {
  const ofShows = useTexts(ownTexts);
  const texts = useTexts(slideTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const rows = useServerNodes('.ap-slider > .ap-slides');
  const elements = useServerNodes('.ap-slider > .ap-slides > .ap-slide');
  const count = countAt(useWindowWidth(), counts);
  useOwnStyle('--ap-n', count === undefined ? '' : String(count));
  const slides = useSlider(
    frame,
    elements,
    String(count),
    (index) => emit('ap-slide-change', { index }),
    start,
  );
  useSlideRoles({ scope: host, rows, elements, slides, texts });
  useHostAttribute('data-ap-sliding', slides.isSliding);
  const [heading] = useServerNodes(':scope > :is(h2, h3, h4, h5, h6)');
  const label =
    heading?.textContent?.trim() || fill(ofShows['schedule.of'], { channel: ofShows[`schedule.${channel}`] });
  useCarouselRole(label, texts, slides.isSliding);
  return <SlideControls className={styles.place} slides={slides} texts={texts} />;
}

export default defineElement(contract, ScheduleCarousel);
