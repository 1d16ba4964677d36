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
  /** Changes whenever the size of the slides changes. */
  layout: string;
  /** Initial slide; by default the one that the reader has scrolled to. */
  start?: number;
  /** Name of the row, if not its heading. */
  label?: string | undefined;
  /** Name of the row without a label or a heading. */
  otherwise?: string;
  /** Called when another slide is first. */
  onMove?: (index: number) => void;
  /** Called when focused buttons are removed; by default the first slide gets the focus. */
  passFocus?: () => void;
}

const stay = () => {};

/**
 * Turns a tag with one row of slides into a carousel. The server's slides stay in place. Only the buttons are
 * rendered: above the slides, and before them in the tab order.
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
