import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { type Box, boxesOf, lists, madeContents, openSaved } from '../../support/pages/saved.ts';

const six = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const long = 'Un títol que dona tres voltes a la fitxa perquè explica amb tots els detalls de què va la cosa';
const unbroken = 'Extraordinàriamentdesmesuradíssimainacabableparaula'.repeat(3);

test(
  'CAR-04 PROF-34 has two columns with a gap of 25 px from 578 px, and one column below',
  fullOnly,
  async ({ page, demo, loginAs, axe }) => {
    await page.setViewportSize({ width: 578, height: 900 });
    const { cards, host } = await openSaved({ page, demo, loginAs }, { contents: six });
    await expect(cards).toHaveCount(6);
    const columns = async () => {
      const boxes = await boxesOf(cards);
      const edges = [...new Set(boxes.map(({ x }) => x))].sort((one, other) => one - other);
      return edges.map((edge) => boxes.filter(({ x }) => x === edge));
    };
    const count = async () => (await columns()).length;
    const areApart = (column: readonly Box[], gap: number) => {
      for (const [index, { top }] of column.entries())
        if (index > 0) expect(top - (column[index - 1]?.bottom ?? 0)).toBeCloseTo(gap, 0);
    };
    const [left = [], right = []] = await columns();
    expect(left.length + right.length).toBe(6);
    expect((right[0]?.x ?? 0) - (left[0]?.x ?? 0) - (left[0]?.width ?? 0)).toBeCloseTo(25, 0);
    for (const column of [left, right]) areApart(column, 25);
    await axe('ap-profile');

    await page.setViewportSize({ width: 577, height: 900 });
    await expect.poll(count).toBe(1);
    areApart(await boxesOf(cards), 20);
    await page.setViewportSize({ width: 578, height: 900 });
    await expect.poll(count).toBe(2);
    await host.evaluate((element) => element.setAttribute('masonry-break', '700'));
    await expect.poll(count).toBe(1);
    await host.evaluate((element) => element.removeAttribute('masonry-break'));
    await expect.poll(count).toBe(2);

    const [before] = await boxesOf(cards);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect
      .poll(async () => {
        const boxes = await boxesOf(cards);
        const grew =
          (boxes[0]?.bottom ?? 0) - (boxes[0]?.top ?? 0) > (before?.bottom ?? 0) - (before?.top ?? 0);
        const apart = boxes.every((box, index) =>
          boxes.every((other, at) => at <= index || other.x !== box.x || other.top >= box.bottom + 24),
        );
        return grew && apart;
      })
      .toBe(true);
  },
);

test('CAR-04 PROF-34 keeps two hundred cards of all lengths in order, apart and within their column', async ({
  page,
  demo,
  loginAs,
}) => {
  const titles = ['Breu', long, unbroken, ''];
  const favourites = madeContents(200, (index) => ({
    title: titles[index % 4],
    category: { name: index % 3 ? 'Prova' : '' },
  }));
  await page.route(lists, (route) => route.fulfill({ json: { favourites, shows: [] } }));
  const { cards } = await openSaved({ page, demo, loginAs });
  await expect(cards).toHaveCount(200);
  const boxes = await boxesOf(cards);
  const ends = new Map<number, number>();
  let before = 0;
  for (const { x, top, bottom } of boxes) {
    expect(top).toBeGreaterThanOrEqual(before);
    expect(top).toBeGreaterThan(ends.get(x) ?? 0);
    ends.set(x, bottom);
    before = top;
  }
  expect(ends.size).toBe(2);
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom));
  const list = await cards.first().locator('xpath=..').boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo(lowest, 0);
  expect(
    await cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth + 1).length),
  ).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('CAR-04 moves nothing when the pictures load', fullOnly, async ({ page, demo, loginAs }) => {
  test
    .info()
    .annotations.push({ type: 'why', description: 'the space of a picture is kept from the beginning' });
  const pictures = await holdBack(page, '**/clip/**');
  const { cards } = await openSaved({ page, demo, loginAs }, { contents: six });
  await expect(cards).toHaveCount(6);
  const before = await boxesOf(cards);
  await pictures.release();
  const image = cards.first().locator('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  expect(await boxesOf(cards)).toEqual(before);
});

test.describe('pictures that fail', () => {
  test.use({ allow: [/status of 404/] });

  test('SITE-05 shows the site picture on a card without one, and keeps the space of a missing one', async ({
    page,
    demo,
    loginAs,
  }) => {
    const gone = '/clip/00000000-0000-4000-8000-000000000000';
    const favourites = madeContents(2, (index) => ({ multimedia: { image: index === 0 ? null : gone } }));
    await page.route(lists, (route) => route.fulfill({ json: { favourites, shows: [] } }));
    const { cards } = await openSaved({ page, demo, loginAs });
    const widths = () =>
      cards.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(async () => (await widths())[0]).toBeGreaterThan(0);
    const [own, lost] = await cards
      .locator('img')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(lost).toBe(own);
    expect(own).toBeGreaterThan(100);
  });
});

test(
  'CAR-04 moves by keyboard from card to card in their visible order',
  fullOnly,
  async ({ page, demo, loginAs }) => {
    const { cards } = await openSaved({ page, demo, loginAs }, { contents: six });
    await expect(cards).toHaveCount(6);
    await cards.first().getByRole('link').focus();
    let before = 0;
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toBeFocused();
      const top = await card.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      expect(top).toBeGreaterThanOrEqual(before);
      before = top;
      await page.keyboard.press('Tab');
      await expect(card.getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
    }
  },
);
