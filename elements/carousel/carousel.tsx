import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { Beside, useServerNodes } from '../../src/element/server-nodes.tsx';
import { countAt } from '../../src/slides/count-at.ts';
import { SlideControls } from '../../src/slides/slide-controls.tsx';
import { texts as ownTexts } from '../../src/slides/slides.texts.ts';
import { useCarouselRole } from '../../src/slides/use-carousel-role.ts';
import { useOwnStyle } from '../../src/slides/use-own-style.ts';
import { useSlideRoles } from '../../src/slides/use-slide-roles.ts';
import { useSlider } from '../../src/slides/use-slider.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { contract } from './carousel.element.ts';
import styles from './carousel.module.css';

/** The server's slides stay where they are; drawn here are the buttons above them, and before them for who goes by the keyboard. */
export function Carousel({ slides: counts, gap, variant, label }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const [frame] = useServerNodes(':scope > .ap-slider');
  const rows = useServerNodes(':scope > .ap-slider > .ap-slides');
  const elements = useServerNodes(':scope > .ap-slider > .ap-slides > .ap-slide');
  const count = countAt(useWindowWidth(), counts);

  useOwnStyle('--ap-n', count === undefined ? '' : String(count));
  useOwnStyle('--ap-gap', gap === contract.attributes.gap.default ? '' : `${gap}px`);
  const slides = useSlider(rows[0] && frame, elements, `${variant} ${count} ${gap}`, (index) =>
    emit('ap-slide-change', { index }),
  );
  useSlideRoles({ scope: host, rows, elements, slides, texts });
  useHostAttribute('data-ap-sliding', slides.isSliding);
  const [heading] = useServerNodes(':scope > :is(h2, h3, h4, h5, h6)');
  useCarouselRole(label ?? heading?.textContent?.trim(), texts, slides.isSliding);

  return (
    frame && (
      <Beside node={frame} place="beforebegin">
        <SlideControls className={styles.place} slides={slides} texts={texts} />
      </Beside>
    )
  );
}

export default defineElement(contract, Carousel);
