import { describe, expect, test } from 'vitest';
import { loose, nextSticky, type Sticky, type StickyEvent } from './sticky-machine.ts';

const top = 300;
const threshold = 200;
const to = (y: number): StickyEvent => ({ type: 'scroll', y, top, threshold });
const narrow: StickyEvent = { type: 'width', isNarrow: true };
const wide: StickyEvent = { type: 'width', isNarrow: false };
const play: StickyEvent = { type: 'play' };
const close: StickyEvent = { type: 'close' };
const reached = (...events: StickyEvent[]): Sticky => events.reduce(nextSticky, loose);

describe('PLAY-15 PLAY-29 a player goes along', () => {
  test.each([
    [299, false],
    [300, false],
    [300.5, true],
    [301, true],
    [5000, true],
  ])('scrolled down to %f px of a page where its top is at 300: %s', (y, isSticky) => {
    expect(reached(narrow, play, to(y)).isSticky).toBe(isSticky);
  });

  test('only by scrolling down: not where one stands still, nor on the way up', () => {
    expect(reached(narrow, to(800), play, to(800)).isSticky).toBe(false);
    expect(reached(narrow, to(800), play, to(700)).isSticky).toBe(false);
    expect(reached(narrow, to(800), play, to(700), to(701)).isSticky).toBe(true);
  });

  test('where its top is the top of the page as well', () => {
    expect(nextSticky(reached(narrow, play), { type: 'scroll', y: 1, top: 0, threshold }).isSticky).toBe(
      true,
    );
  });
});

describe('PLAY-16 PLAY-18 it is back in its place', () => {
  test.each([
    [501, true],
    [500, true],
    [499.5, false],
    [499, false],
    [0, false],
    [-40, false],
  ])('scrolled up to %f px, where its top is at 300 and the threshold 200: sticky is %s', (y, isSticky) => {
    expect(reached(narrow, play, to(900), to(y)).isSticky).toBe(isSticky);
  });

  test('only by scrolling up: below the threshold it goes on while one scrolls down', () => {
    const near = reached(narrow, play, to(310));
    expect(near.isSticky).toBe(true);
    expect(nextSticky(near, to(320)).isSticky).toBe(true);
    expect(nextSticky(near, to(310)).isSticky).toBe(true);
    expect(nextSticky(near, to(309)).isSticky).toBe(false);
  });

  test('and goes along once more when one scrolls down again', () => {
    expect(reached(narrow, play, to(900), to(400), to(401)).isSticky).toBe(true);
    expect(reached(narrow, play, to(900), to(100), to(200)).isSticky).toBe(false);
  });

  test('by another threshold', () => {
    const far = reached(narrow, play, to(900));
    expect(nextSticky(far, { type: 'scroll', y: 310, top, threshold: 0 }).isSticky).toBe(true);
    expect(nextSticky(far, { type: 'scroll', y: 299, top, threshold: 0 }).isSticky).toBe(false);
  });
});

describe('PLAY-30 a player goes along', () => {
  test('only once it has been played, paused as it may be since', () => {
    expect(reached(narrow, to(900)).isSticky).toBe(false);
    expect(reached(narrow, to(900), play).isSticky).toBe(false);
    expect(reached(narrow, to(900), play, to(901)).isSticky).toBe(true);
  });

  test('only in a narrow window, and not any more when the window is made wide', () => {
    expect(reached(play, to(900)).isSticky).toBe(false);
    expect(reached(wide, play, to(900)).isSticky).toBe(false);
    const turned = reached(narrow, play, to(900), wide);
    expect(turned.isSticky).toBe(false);
    expect(nextSticky(turned, narrow).isSticky).toBe(false);
    expect([narrow, to(901)].reduce(nextSticky, turned).isSticky).toBe(true);
  });
});

test('PLAY-17 closed it stays in its place, until it plays again', () => {
  const closed = reached(narrow, play, to(900), close);
  expect(closed.isSticky).toBe(false);
  expect(nextSticky(closed, to(1000)).isSticky).toBe(false);
  expect([play, to(1000)].reduce(nextSticky, closed).isSticky).toBe(true);
});
