import { useMemo } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { useHostAttribute } from '../../src/element/host.ts';
import { SlideControls } from '../../src/slides/slide-controls.tsx';
import { texts as slideTexts } from '../../src/slides/slides.texts.ts';
import { useSlideRoles } from '../../src/slides/use-slide-roles.ts';
import { useSlider } from '../../src/slides/use-slider.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import styles from './schedule.module.css';

/** Number of days that the style sheet shows at this window width in px (SCHED-06, CAR-01). */
function visibleAt(width: number): number {
  if (width >= 1100) return 9;
  return width >= 567 ? 5 : 3;
}

const isChosen = (element: HTMLElement) => element.querySelector('[aria-current]') !== null;

const silent = () => {};

interface Props {
  /** Around the row. */
  nav: HTMLElement;
  elements: readonly HTMLElement[];
}

/** Buttons for the row of days, which starts with the chosen day in the middle. */
export function DayRow({ nav, elements }: Props) {
  const texts = useTexts(slideTexts);
  // set before measuring: it shows all days in the row
  useHostAttribute('data-ap-row', true);
  const { frame, rows } = useMemo(() => {
    const row = nav.querySelector<HTMLElement>(':scope > .ap-slider > .ap-slides');
    return { frame: row?.parentElement, rows: row ? [row] : [] };
  }, [nav]);
  const visible = visibleAt(useWindowWidth());
  const chosen = elements.findIndex(isChosen);
  const start = chosen < 0 ? undefined : Math.max(0, chosen - Math.floor(visible / 2));
  const slides = useSlider(frame, elements, String(visible), silent, start);
  useSlideRoles({ scope: nav, rows, elements, slides, texts });
  return <SlideControls className={styles.controls} slides={slides} texts={texts} />;
}
