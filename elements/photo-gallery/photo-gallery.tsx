import maximize from 'virtual:icon/line/maximize';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { imageService } from '../../src/config/image-service.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import type { GalleryCard } from '../../src/content/body.types.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { usePart } from '../../src/element/use-part.ts';
import { plural } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { SlideControls } from '../../src/slides/slide-controls.tsx';
import { texts as slidesTexts } from '../../src/slides/slides.texts.ts';
import { useCarouselRole } from '../../src/slides/use-carousel-role.ts';
import { useSlideRoles } from '../../src/slides/use-slide-roles.ts';
import { useSlider } from '../../src/slides/use-slider.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './photo-gallery.element.ts';
import styles from './photo-gallery.module.css';
import { texts as ownTexts } from './photo-gallery.texts.ts';
import { readPhoto } from './read-photos.ts';

/** Renders the photos of the page's data in place of the server's, which stay hidden. */
function useCards(cards: readonly GalleryCard[]): void {
  const host = useHost();
  const { part: drawCards } = usePart(() => import('./cards.part.ts'), cards.length > 0);

  useLayoutEffect(() => {
    if (!drawCards || cards.length === 0) return;
    const made = drawCards(cards, imageService());
    if (!made) return;
    const server = host.querySelector<HTMLElement>(':scope > .ap-slider');
    const edits = server && editsOf(server);
    edits?.attribute('data-ap-replaced', '');
    host.insertBefore(made, host.querySelector(':scope > [data-ap-mount]'));
    return () => {
      made.remove();
      edits?.undo();
    };
  }, [host, drawCards, cards]);
}

const all = { ...slidesTexts, ...ownTexts };

/** Buttons below the server's photos, which stay in place, and the full screen. */
export function PhotoGallery({ adIndices, maxAds, cards }: ElementProps<typeof contract>) {
  const texts = useTexts(all);
  const host = useHost();
  const emit = useEmit(contract);
  const [isFull, setIsFull] = useState(false);
  const { part: FullScreen } = usePart(
    () => import('./full-screen.part.tsx'),
    isFull,
    () => setIsFull(false), // the next press tries again
  );

  useCards(cards);
  const [frame] = useServerNodes(':scope > .ap-slider');
  const rows = useServerNodes(':scope > .ap-slider > .ap-slides');
  const elements = useServerNodes(':scope > .ap-slider > .ap-slides > .ap-slide');
  const photos = useMemo(() => elements.filter((element) => !isAd(element)), [elements]);
  /** Index of the photo in a slide; for an ad, of the photo before it. */
  const photoAt = (slide: number) =>
    Math.max(0, elements.slice(0, slide + 1).filter((element) => !isAd(element)).length - 1);

  const told = useRef<number>(undefined);
  const slides = useSlider(rows[0] && frame, elements, '', (slide) => {
    const index = photoAt(slide);
    if (index === told.current) return;
    told.current = index;
    emit('ap-slide-change', { index });
  });
  useEffect(() => {
    if (slides.count > 0) told.current ??= photoAt(slides.index);
  });
  const isForChildren = useIsForChildren();
  useAds(rows[0], photos, elements, slides.index, { adIndices, maxAds: isForChildren ? 0 : maxAds });

  const saidOf = (slide: number) =>
    elements[slide] && isAd(elements[slide])
      ? texts['gallery.ad']
      : fill(texts['slides.one'], { i: photoAt(slide) + 1, n: photos.length });
  const label = plural(photos.length, texts['gallery.label-one'], texts['gallery.label-many']);
  useSlideRoles({ scope: host, rows, elements, slides, texts, nameOf: saidOf });
  useCarouselRole(label, texts, slides.isSliding);

  useListener<MouseEvent>(host, 'click', ({ target }) => {
    if (target instanceof HTMLImageElement && photos.some((photo) => photo.contains(target))) setIsFull(true);
  });

  const close = (photo: number) => {
    setIsFull(false);
    const slide = elements.indexOf(photos[photo] as HTMLElement);
    if (slide >= 0) slides.goTo(slide);
  };

  return (
    <>
      <SlideControls className={styles.place} slides={slides} texts={texts} said={saidOf(slides.index)}>
        {photos.length > 0 && (
          <Button
            quiet
            className={styles.full}
            aria-label={texts['gallery.full-screen']}
            onClick={() => setIsFull(true)}
          >
            <Icon path={maximize} line />
          </Button>
        )}
      </SlideControls>
      {isFull && FullScreen && (
        <FullScreen
          photos={photos.flatMap((photo) => readPhoto(photo) ?? [])}
          start={photoAt(slides.index)}
          title={label}
          texts={texts}
          onClose={close}
        />
      )}
    </>
  );
}

const AD = 'ap-gallery-ad';

const isAd = (slide: Element): boolean => slide.classList.contains(AD);

/**
 * Keeps a slide for an ad after some photos (GAL-02, GAL-03). The ad itself comes when the reader is beside it, once: it is not
 * counted before anybody may see it, and a frame that was moved or made anew would load again.
 *
 * @param photos the slides of the photos, in order
 * @param slides those of photos and ads
 * @param seen the slide that is seen
 */
function useAds(
  row: HTMLElement | undefined,
  photos: readonly HTMLElement[],
  slides: readonly HTMLElement[],
  seen: number,
  { adIndices, maxAds }: { adIndices: readonly string[]; maxAds: number },
): void {
  const [template] = useServerNodes(':scope > template[slot="ad"]');
  const places = adIndices.map(Number).filter((index) => Number.isInteger(index) && index >= 0);
  const wanted = template instanceof HTMLTemplateElement ? [...new Set(places)].sort((a, b) => a - b) : [];
  const asked = wanted.slice(0, maxAds).join();

  useLayoutEffect(() => {
    if (!row) return;
    const after = asked ? asked.split(',').flatMap((index) => photos[Number(index)] ?? []) : [];
    const kept = new Set(after.map((photo) => photo.nextElementSibling));
    for (const slide of row.querySelectorAll(`:scope > .${AD}`)) if (!kept.has(slide)) slide.remove();
    for (const photo of after) {
      if (photo.nextElementSibling && isAd(photo.nextElementSibling)) continue;
      const slide = document.createElement('li');
      slide.className = `ap-slide ${AD}`;
      slide.dataset.apMade = '';
      photo.after(slide);
    }
  }, [row, photos, asked]);

  useLayoutEffect(
    () => () => {
      for (const slide of row?.querySelectorAll(`:scope > .${AD}`) ?? []) slide.remove();
    },
    [row],
  );

  useEffect(() => {
    if (!(template instanceof HTMLTemplateElement)) return;
    for (const slide of slides.slice(Math.max(0, seen - 1), seen + 2))
      if (isAd(slide) && !slide.childElementCount) slide.append(document.importNode(template.content, true));
  }, [template, slides, seen]);
}

export default defineElement(contract, PhotoGallery);
