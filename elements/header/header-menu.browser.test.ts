import { openHeader } from '../../tests/support/tags/header.ts';
import {
  becomes,
  describe,
  expect,
  isSeen,
  it,
  keys,
  press,
  step,
  textOf,
} from '../../tests/support/widget.ts';

async function openMenu(options: Parameters<typeof openHeader>[1] = {}) {
  const parts = await openHeader(undefined, options);
  const { page, header } = parts;
  const [item, other] = [...header.querySelectorAll<HTMLElement>('[slot=menu] > ul > li:has(> ul)')];
  const linksOf = (of: Element | undefined) => [
    ...(of?.querySelectorAll<HTMLElement>(':scope > ul a') ?? []),
  ];
  const toggle = () => parts.rowButton('Submenú de Notícies');
  return {
    ...parts,
    item,
    other,
    toggle,
    link: item?.querySelector(':scope > a') as HTMLElement,
    links: linksOf(item),
    isOpen: () => isSeen(linksOf(item)[0]),
    isOtherOpen: () => isSeen(linksOf(other)[0]),
    focused: () => page.document.activeElement,
    focus(element: HTMLElement) {
      page.window.focus();
      element.focus();
    },
  };
}

describe('the sub-menus of <ap-header>', () => {
  it('NAV-03 NAV-04 open under the pointer one at a time, stay on the way into them, and close afterwards', async () => {
    const { item, other, hover, isOpen, isOtherOpen } = await openMenu();
    expect(isOpen()).to.equal(false);
    hover(item);
    await becomes(isOpen, true);
    hover(item, 'pointerleave');
    hover(other);
    await becomes(() => [isOpen(), isOtherOpen()], [false, true]);
    hover(other, 'pointerleave');
    await becomes(isOtherOpen, false);
  });

  it('NAV-03 opens and closes by a press, and the link stays a link', async () => {
    const { page, toggle, link, isOpen } = await openMenu();
    press(toggle());
    await becomes(() => [isOpen(), toggle().ariaExpanded], [true, 'true']);
    press(toggle());
    await becomes(isOpen, false);
    let isFollowed = false;
    page.document.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    });
    press(link);
    expect(isFollowed).to.equal(true);
  });

  it('NAV-03 stays open when a menu opened by hovering is pressed, and closes at the next press', async () => {
    const { page, item, hover, toggle, isOpen } = await openMenu();
    hover(item);
    await becomes(isOpen, true);
    press(toggle());
    await page.frames(3);
    expect([isOpen(), toggle().ariaExpanded]).to.deep.equal([true, 'true']);
    press(toggle());
    await becomes(isOpen, false);
  });

  it('NAV-03 closes by a press elsewhere, also in a browser that gives a pressed button no focus', async () => {
    const { page, toggle, links, isOpen } = await openMenu();
    const pressOn = (element: Element | undefined) =>
      element?.dispatchEvent(new page.window.PointerEvent('pointerdown', { bubbles: true }));
    toggle().click();
    await becomes(isOpen, true);
    pressOn(links[0]);
    await page.frames(2);
    expect(isOpen()).to.equal(true);
    pressOn(page.main);
    await becomes(isOpen, false);
  });

  it('NAV-10 closes a hovered menu by Escape without moving the focus', async () => {
    const { page, item, hover, isOpen, focus, focused } = await openMenu();
    const button = page.document.createElement('button');
    page.main.append(button);
    focus(button);
    hover(item);
    await becomes(isOpen, true);
    await keys('Escape');
    await becomes(isOpen, false);
    expect(focused() === button).to.equal(true);
  });

  it('NAV-04 closes when the page scrolls, and moves its focus to the button', async () => {
    const { lengthen, scrollTo, toggle, links, isOpen, focus, focused } = await openMenu();
    lengthen();
    focus(toggle());
    await keys('ArrowDown');
    await becomes(() => focused() === links[0], true);
    await scrollTo(30);
    await becomes(() => [isOpen(), focused() === toggle()], [false, true]);
  });

  it('NAV-10 opens by Enter, Space and ArrowDown, and closes by Escape or when the focus leaves', async () => {
    const { row, toggle, link, links, isOpen, focus, focused } = await openMenu();
    const [first] = links;
    for (const key of ['Enter', 'Space', 'ArrowDown'])
      await step(key, async () => {
        focus(toggle());
        await keys(key);
        await becomes(isOpen, true);
        if (key !== 'ArrowDown') await keys('Tab');
        await becomes(() => focused() === first, true);
        await keys('Escape');
        await becomes(() => [isOpen(), focused() === toggle()], [false, true]);
      });

    await keys('Enter');
    await becomes(isOpen, true);
    focus(links.at(-1) as HTMLElement);
    await keys('Tab');
    await becomes(isOpen, false);
    expect(row()).to.include(textOf(focused() as HTMLElement));
    focus(toggle());
    await keys('Enter', 'Shift+Tab');
    await becomes(() => focused() === link, true);
    expect(isOpen(), 'the link belongs to it').to.equal(true);
    await keys('Shift+Tab');
    await becomes(isOpen, false);
  });
});

describe('a menu of <ap-header> that is too long', () => {
  it('HDR-09 scrolls when it overflows by 2 px, not by 0 or 1', async () => {
    const { page, header } = await openMenu();
    const list = header.querySelector('[slot=menu] > ul') as HTMLElement;
    const [first, ...rest] = [...list.children] as HTMLElement[];
    for (const item of rest) item.remove();
    list.style.setProperty('width', '300px');
    const overflowBy = (pixels: number) => first?.style.setProperty('width', `${300 + pixels}px`);
    const buttons = () => header.querySelectorAll('button[aria-label$="del menú"]').length;
    for (const [pixels, swipes] of [
      [0, false],
      [1, false],
      [2, true],
    ] as const) {
      overflowBy(40);
      await becomes(() => [header.hasAttribute('data-swipe'), buttons()], [true, 2]);
      overflowBy(pixels);
      await page.frames(2);
      await becomes(() => [header.hasAttribute('data-swipe'), buttons()], [swipes, swipes ? 2 : 0]);
    }
  });

  it('HDR-09 W-28 has buttons to scroll it, disabled at its ends', async () => {
    const { page, header, rowButton } = await openMenu({ width: 360 });
    const list = header.querySelector('[slot=menu] > ul') as HTMLElement;
    list.style.setProperty('scroll-behavior', 'auto');
    await becomes(() => header.hasAttribute('data-swipe'), true);
    const [left, right] = ['esquerra', 'dreta'].map((side) => rowButton(`Part ${side} del menú`));
    expect(left?.ariaDisabled).to.equal('true');
    for (let i = 0; i < 8 && right?.ariaDisabled === 'false'; i++) {
      const before = list.scrollLeft;
      right.click();
      await becomes(() => list.scrollLeft > before, true);
      await page.frames(2);
    }
    await becomes(() => [left?.ariaDisabled, right?.ariaDisabled], ['false', 'true']);
    const { right: end } = (list.lastElementChild as Element).getBoundingClientRect();
    expect(end).to.be.at.most(360);
  });
});
