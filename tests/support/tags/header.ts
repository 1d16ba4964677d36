import { isSeen, openWidget, partOf, textOf, type Widget } from '../widget.ts';

type Options = Parameters<typeof openWidget>[1];

export interface HeaderElement extends HTMLElement {
  items: unknown;
  socialLinks: unknown;
  suggestions: unknown;
  layer: string;
  opened: boolean;
  state: string;
}

/**
 * Opens a demo page with its header, at a window width.
 *
 * @param first extra content at the beginning of the page
 */
export async function openHeader(path = '/condicions-d-us', options: Options = {}, first = '') {
  const { body, head } = await partOf(path, 'ap-header');
  const site = { '/lacolla': 'lacolla', '/apunts': 'apunts' }[path] ?? 'apunt';
  const widget = await openWidget(body.replace(/<ap-header[^>]*>/, `$&${first}`), {
    head,
    width: 1280,
    height: 800,
    config: { site },
    ...options,
  });
  return { ...widget, ...partsOf(widget) };
}

/** Returns the visible parts of a header. */
function partsOf({ page, host }: Widget) {
  const part = (selector: string) => host.querySelector(selector) as HTMLElement;
  const seen = (selector: string) =>
    [...host.querySelectorAll<HTMLElement>(selector)].find(isSeen) as HTMLElement;
  const linksIn = (selector: string) =>
    [...host.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)].filter(isSeen);
  const row = 'nav[slot=menu]';
  return {
    header: host as HeaderElement,
    menuButton: () => part('details[slot=burger] > summary'),
    menu: () => part('details[slot=burger] > .ap-header-panel'),
    searchButton: () => part('details[slot=search] > summary'),
    search: () => part('details[slot=search] > .ap-header-panel'),
    // the widget replaces the server's form by its own
    field: () => seen('details[slot=search] input') as HTMLInputElement,
    submit: () => seen('details[slot=search] form button'),
    /** Links of the login area or of the user menu. */
    doors: () => linksIn('.ap-header-bar > [slot=account]').map((link) => link.getAttribute('href')),
    account: () => part('.ap-header-bar > [slot=account]'),
    door: (name: string) =>
      linksIn('.ap-header-bar > [slot=account]').find((link) => textOf(link).includes(name)) as HTMLElement,
    /** Links in the visible row of the menu. */
    row: () => linksIn(row).map(textOf),
    rowButton: (name: string) =>
      [...host.querySelectorAll<HTMLElement>(`${row} button`)].find(
        (button) => (button as HTMLElement & { computedName: string }).computedName === name,
      ) as HTMLElement,
    isLayer: () => page.document.querySelectorAll('[inert]').length > 0,
    /** Tests whether the code of the search has loaded. */
    isSearch: () => host.querySelector('form[novalidate]') !== null,
    isLocked: () => page.window.getComputedStyle(page.document.documentElement).overflowY === 'hidden',
    /** Makes the page long enough to be scrolled. */
    lengthen() {
      const tall = page.document.createElement('div');
      tall.style.setProperty('height', '4000px');
      page.main.append(tall);
    },
    /** Scrolls in a separate movement, and waits until the header has handled it. */
    async scrollTo(y: number) {
      const { window } = page;
      const before = window.scrollY;
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo({ top: y, behavior: 'instant' });
      if (window.scrollY !== before) await scrolled;
      await page.frames(2);
    },
    /** Moves the mouse over an item of the menu, or away from it. */
    hover: (item: Element | null | undefined, type: 'pointerenter' | 'pointerleave' = 'pointerenter') =>
      item?.dispatchEvent(new page.window.PointerEvent(type, { pointerType: 'mouse' })),
  };
}
