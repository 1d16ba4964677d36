import { useTexts } from '../config/use-texts.ts';
import { useHost, useHostAttribute } from '../element/host.ts';
import { AdjacentPortal, useServerNodes } from '../element/server-nodes.tsx';
import { SlideControls } from './slide-controls.tsx';
import styles from './slides.module.css';
import { texts as ownTexts } from './slides.texts.ts';
import { useCarouselRole } from './use-carousel-role.ts';
import { useSlideRoles } from './use-slide-roles.ts';
import { useSlider } from './use-slider.ts';

interface Props {
  /** Selector of the frame around the row. */
  frame: string;
  /** Changes with whatever gives the slides another size. */
  layout: string;
  /** The slide to begin with, where it is not the one that the reader has scrolled to. */
  start?: number;
  /** Name of the row, where it is not its heading. */
  label?: string | undefined;
  /** Its name where it has no heading either. */
  otherwise?: string;
  /** Hears of another first slide. */
  onMove?: (index: number) => void;
  /** Called when the buttons have gone with the focus, where it is not to go to the first slide. */
  passFocus?: () => void;
}

const stay = () => {};

/**
 * Makes a tag with one row of slides a carousel. The server's slides stay where they are; drawn here are the buttons above them,
 * and before them for who goes by the keyboard.
 */
export function RowButtons({
  frame: selector,
  layout,
  start,
  label,
  otherwise,
  onMove = stay,
  passFocus,
}: Props) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const [frame] = useServerNodes(selector);
  const rows = useServerNodes(`${selector} > .ap-slides`);
  const elements = useServerNodes(`${selector} > .ap-slides > .ap-slide`);
  const slides = useSlider(rows[0] && frame, elements, layout, onMove, start);
  useSlideRoles({ scope: host, rows, elements, slides, texts });
  useHostAttribute('data-ap-sliding', slides.isSliding);
  const [heading] = useServerNodes(':scope > :is(h2, h3, h4, h5, h6)');
  useCarouselRole(label ?? (heading?.textContent?.trim() || otherwise), texts, slides.isSliding);
  return (
    frame && (
      <AdjacentPortal node={frame} place="beforebegin">
        <SlideControls className={styles.above} slides={slides} texts={texts} passFocus={passFocus} />
      </AdjacentPortal>
    )
  );
}
