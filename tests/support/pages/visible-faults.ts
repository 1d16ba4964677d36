import { expect, type Page } from '@playwright/test';
import { overflowOf } from './all-tags.ts';
import { cutOff } from './cut-off.ts';

/** Scrolls to every tag of a page, so that all of them are drawn, and returns to the top. */
export async function drawWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const tag of document.querySelectorAll('[data-ap-state]')) {
      tag.scrollIntoView({ behavior: 'instant' });
      // one frame for the browser's observer, and one for the loader
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[data-ap-state="loading"]:visible')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Lists the visible faults of a drawn page, each with its text or control. */
export async function visibleFaults(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  const name = (kind: string) => (detail: string) => `${kind}: ${detail}`;
  return [
    ...(overflow > 0 ? [`the page is ${overflow} px wider than the window`] : []),
    ...(await brokenWords(page)).map(name('broken word')),
    ...(await cutOff(page)).map(name('cut off at the side')),
    ...(await clippedBelow(page)).map(name('clipped below')),
    ...(await emptyStretches(page)).map(name('empty')),
    ...(await smallTargets(page)).map(name('small')),
    ...(await coveredControls(page)).map(name('covered')),
  ];
}

/**
 * Lists words split over two lines. Narrow columns may break a long word and declare this by `hyphens: auto`, even
 * where the browser has no dictionary.
 *
 * @param selector limits the search to the texts in matching elements
 */
export const brokenWords = (page: Page, selector = 'body'): Promise<string[]> =>
  page.evaluate((within) => {
    const topOf = (text: Text, index: number): number => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as Element;
      if (!parent.closest(within) || parent.closest('script, style, noscript, option, textarea')) continue;
      const { fontSize, hyphens } = getComputedStyle(parent);
      const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (hyphens === 'auto' || !isShown || parent.closest('.ap-visually-hidden')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const drop = topOf(text, index + word.length - 1) - topOf(text, index);
        if (drop > Number.parseFloat(fontSize) / 2) found.push(`«${word}» of «${text.data.trim()}»`);
      }
    }
    return found;
  }, selector);

/** Lists texts whose box hides their last line, unless it ends with an ellipsis. */
const clippedBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 3; // letters with descenders exceed a tight line
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const clips = overflowY === 'hidden' || overflowY === 'clip';
      const isClipped =
        hasText &&
        clips &&
        textOverflow !== 'ellipsis' &&
        webkitLineClamp === 'none' &&
        element.clientHeight > 1 &&
        element.scrollHeight > element.clientHeight + SLACK &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isClipped ? [(element.textContent ?? '').trim().slice(0, 60)] : [];
    });
  });

/** Lists stretches of the main content without any rendering, higher than a big line of text with its margins. */
const emptyStretches = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST = 160;
    const drawn = 'img, video, canvas, iframe, svg, hr, button, input, select, textarea';
    const boxes = [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          (element.matches(drawn) ||
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            )),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .sort((one, other) => one.top - other.top);
    const found: string[] = [];
    let end = boxes[0]?.top ?? 0;
    for (const { top, bottom } of boxes) {
      if (top - end > MOST) found.push(`${Math.round(top - end)} px at ${Math.round(end + scrollY)}`);
      end = Math.max(end, bottom);
    }
    return found;
  });

/**
 * Lists controls below 24 × 24 px with another control within 24 px of their middle, except links in a text (WCAG
 * 2.5.8).
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
    const targets = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !control.closest('[inert], .ap-visually-hidden'),
      )
      .map((control) => {
        const { labels } = control as HTMLInputElement;
        const target = control.matches('[type="checkbox"], [type="radio"]')
          ? (labels?.[0] ?? control)
          : control;
        return { control, box: target.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = (box: DOMRect) => box.width < LEAST || box.height < LEAST;
    return targets
      .filter(({ control, box }) => {
        if (!isSmall(box) || getComputedStyle(control).display === 'inline') return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return targets.some(({ control: other, box: near }) => {
          if (other === control || other.contains(control) || control.contains(other)) return false;
          const distance = Math.hypot(
            Math.max(near.left - x, 0, x - near.right),
            Math.max(near.top - y, 0, y - near.bottom),
          );
          return distance < (isSmall(near) ? LEAST : LEAST / 2);
        });
      })
      .map(({ control, box }) => {
        const label = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${control.localName} «${label}» of ${Math.round(box.width)} × ${Math.round(box.height)} px`;
      });
  });

/** Lists controls of the main content that another element covers when they are in the middle of the window. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      const isReachable =
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[inert], .ap-visually-hidden');
      if (!isReachable) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [line] = control.getClientRects(); // the box of a wrapped link may have its middle outside the link
      if (!line || line.width < 2 || line.height < 2) continue;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      let isInSight = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      // a marker beyond the edge of a map is reached by moving the map
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        isInSight &&= x >= left && x <= right && y >= top && y <= bottom;
      }
      const hit = isInSight && document.elementFromPoint(x, y);
      if (!hit || hit.contains(control) || control.contains(hit)) continue;
      const { labels } = control as HTMLInputElement;
      if ([...(labels ?? [])].some((label) => label.contains(hit))) continue;
      const label = control.getAttribute('aria-label') ?? control.textContent?.trim();
      found.push(`${control.localName} «${label}» by ${hit.localName}.${hit.getAttribute('class')}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
