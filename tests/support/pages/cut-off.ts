import type { Page } from '@playwright/test';

/** Lists texts and controls that the edge of the window or of a box cuts off, where scrolling cannot reveal them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element, { left, right, width }: DOMRect): boolean => {
      if (width < 2) return false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // content for screen readers only
        if (clipPath !== 'none' || box.width <= 1) return false;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const clips = overflowX === 'hidden' || overflowX === 'clip';
        if (clips && (right > box.right + 1 || left < box.left - 1)) return true;
        if (position === 'fixed') return false;
      }
      return right > innerWidth + 1;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement as Element;
      if (!text.textContent?.trim() || !isSeen(element) || element.matches('option, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isCut(element, box))) found.push(text.textContent.trim());
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea'))
      if (isSeen(control) && isCut(control, control.getBoundingClientRect()))
        found.push(control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80));
    return found;
  });
