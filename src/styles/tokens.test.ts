import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sites = ['apunt', 'lacolla', 'apunts'] as const;
const themes = ['light', 'dark'] as const;

/** The colours of a site in a theme, by token name without its prefix. */
function coloursOf(site: string, theme: (typeof themes)[number]): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((selector) => selector.trim());
    if (!names.includes(`[data-site="${site}"]`)) continue;
    for (const [, name = '', light = '', dark = ''] of body.matchAll(
      /--ap-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g,
    )) {
      colours.set(name, theme === 'light' ? light : dark);
    }
  }
  return colours;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['paper', 'surface', 'raised', 'tint'];
const pairs: [text: string, background: string, least: number][] = [
  ...['ink', 'muted', 'brand', 'live', 'ok', 'error'].flatMap((text) =>
    backgrounds.map((background): [string, string, number] => [text, background, 4.5]),
  ),
  ...['ink', 'ok'].map((text): [string, string, number] => [text, 'ok-tint', 4.5]),
  ...['ink', 'error'].map((text): [string, string, number] => [text, 'error-tint', 4.5]),
  ['on-brand', 'brand', 4.5],
  ...['edge', 'focus'].flatMap((mark) =>
    backgrounds.map((background): [string, string, number] => [mark, background, 3]),
  ),
];

test('the measure of contrast gives the values that WCAG gives', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(sites)('site %s', (site) => {
  describe.each(themes)('theme %s', (theme) => {
    const colours = coloursOf(site, theme);

    test.each(pairs)('SITE-03 %s on %s has a contrast of at least %s', (text, background, least) => {
      const [one, two] = [colours.get(text), colours.get(background)];
      expect(one, text).toBeDefined();
      expect(two, background).toBeDefined();
      expect(contrast(one ?? '', two ?? '')).toBeGreaterThanOrEqual(least);
    });
  });
});

test('SITE-03 every site names the same colours', () => {
  const [first, ...rest] = sites.map((site) => [...coloursOf(site, 'light').keys()].sort());
  for (const names of rest) expect(names).toEqual(first);
});
