import type { Page } from '@playwright/test';

/** Horizontal overflow of a page, in px. */
export function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Faults in the appearance of the widgets on a page, as texts; empty when there are none. */
export function faultsOfWidgets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName} «${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 20)}»`;
    const drawn = (selector: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(`[data-ap-mount] :is(${selector})`)];
      return all.filter((element) => element.checkVisibility());
    };
    for (const target of drawn(
      'button, .ap-share-item, .ap-poll-option, input:not([type=radio], [type=checkbox])',
    )) {
      const { width, height } = target.getBoundingClientRect();
      // a touch target may be smaller by half a pixel
      if (Math.min(width, height) < 43.5) faults.push(`${nameOf(target)} is ${width} × ${height} px`);
    }
    for (const control of drawn('a, button, input, label'))
      for (const part of ['::before', '::after']) {
        const { content, backgroundImage } = getComputedStyle(control, part);
        if (!['none', 'normal'].includes(content) || backgroundImage !== 'none')
          faults.push(`${nameOf(control)} has ${part} ${content} ${backgroundImage}`);
      }
    for (const choice of drawn('input[type=radio]:not(:checked), input[type=checkbox]')) {
      const { backgroundImage, boxShadow } = getComputedStyle(choice);
      if (backgroundImage !== 'none' || boxShadow !== 'none')
        faults.push(`${nameOf(choice)} is drawn by the page: ${backgroundImage} ${boxShadow}`);
    }
    for (const text of drawn('a, button, label, p, h2')) {
      const { textTransform, letterSpacing, textShadow } = getComputedStyle(text);
      const isOwn = text.closest('[data-ap-slot]') !== null;
      if (!isOwn && (textTransform !== 'none' || textShadow !== 'none'))
        faults.push(`${nameOf(text)} is written as the page writes: ${textTransform} ${letterSpacing}`);
    }
    for (const place of document.querySelectorAll('[data-ap-mount]'))
      if (getComputedStyle(place).colorScheme !== 'light')
        faults.push(`${place.parentElement?.localName} is dark`);
    return faults;
  });
}

/** Faults in the focus styles of the widgets' controls. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  // after a key, a focus set by a script counts as keyboard focus too
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const faults: string[] = [];
    const colour = document.createElement('i');
    document.body.append(colour);
    colour.style.color = 'var(--ap-focus)';
    const ring = getComputedStyle(colour).color;
    colour.remove();
    const look = (element: Element) => {
      const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
      return [color, backgroundColor, textDecorationLine].join(' ');
    };
    for (const control of document.querySelectorAll<HTMLElement>('[data-ap-mount] :is(a, button, input)')) {
      if (!control.checkVisibility() || control.closest('[data-ap-slot]')) continue;
      const before = look(control);
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const after = look(control);
      // a poll option shows its focus around the whole label
      const choice = control.closest('label.ap-poll-option');
      const marked = getComputedStyle(choice ?? control);
      const name = `${control.localName} «${control.textContent || control.getAttribute('name')}»`;
      if (marked.outlineWidth !== '3px' || marked.outlineColor !== ring)
        faults.push(`${name} has the ring ${marked.outlineWidth} ${marked.outlineColor}`);
      if (choice && getComputedStyle(control).outlineStyle !== 'none') faults.push(`${name} has two rings`);
      if (before !== after) faults.push(`${name} becomes ${after} instead of ${before}`);
    }
    (document.activeElement as HTMLElement).blur();
    return faults;
  });
}

const properties =
  `accent-color appearance background-color background-image border border-radius box-shadow box-sizing color
color-scheme display font letter-spacing list-style margin-left max-width opacity outline padding text-decoration
text-transform`.split(/\s/);

interface Look {
  name: string;
  values: string[];
}

/** Returns the appearance of all elements of the page itself. */
export function looksOfPage(page: Page): Promise<Look[]> {
  return page.evaluate(
    (names) =>
      [document.documentElement, ...document.querySelectorAll('body, body *')]
        .filter((element) => !element.closest('ap-config, [data-ap-state]'))
        .map((element) => {
          const style = getComputedStyle(element);
          return {
            name: `${element.localName}.${element.className}`,
            values: names.map((name) => style.getPropertyValue(name)),
          };
        }),
    properties,
  );
}

/** Differences between two appearances of a page, as texts; empty when nothing changed. */
export function changesOf(before: readonly Look[], after: readonly Look[]): string[] {
  if (before.length !== after.length) return [`${after.length} elements instead of ${before.length}`];
  return before.flatMap(({ name, values }, i) =>
    values.flatMap((value, n) => {
      const now = after[i]?.values[n];
      return value === now ? [] : [`${name}: ${properties[n]} ${value} → ${now}`];
    }),
  );
}
