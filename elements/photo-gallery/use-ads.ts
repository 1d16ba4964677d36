import { useEffect, useLayoutEffect } from 'react';
import { useServerNodes } from '../../src/element/server-nodes.tsx';

const AD = 'ap-gallery-ad';

export const isAd = (slide: Element): boolean => slide.classList.contains(AD);

/**
 * Keeps a slide for an ad after some photos (GAL-02, GAL-03). The ad itself comes when the reader is beside it, once: it is not
 * counted before anybody may see it, and a frame that was moved or made anew would load again.
 *
 * @param photos the slides of the photos, in order
 * @param slides those of photos and ads
 * @param seen the slide that is seen
 */
export function useAds(
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
