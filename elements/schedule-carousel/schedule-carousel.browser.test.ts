import { makeShow } from '../../src/schedule/make-shows.ts';
import { axe, becomes, describe, expect, hear, it, openWidget, tag } from '../../tests/support/widget.ts';

type Options = Parameters<typeof openWidget>[1];

const time = (hour: number) => `2026-03-03 ${String(hour).padStart(2, '0')}:00`;
/** Shows of one hour each from 8:00, named by their hours. */
const shows = Array.from({ length: 14 }, (_, index) =>
  makeShow(String(index), `De les ${index + 8}`, [time(index + 8), time(index + 9)]),
);
const hours = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
/** 8:30 in Madrid. */
const morning = '2026-03-03T07:30:00Z';
const written = tag(
  'ap-schedule-carousel',
  { channel: 'tv', now: morning },
  `<div class="ap-slider"><ul class="ap-slides">${shows
    .map(
      ({ id, title, startTime, endTime, url }, index) =>
        `<li class="ap-slide"><div class="ap-show" data-show-id="${id}" data-end="${endTime.date}"><p class="ap-show-time"><time datetime="${startTime.date}">${startTime.date.slice(11)}</time> <b class="ap-show-now"${index ? ' hidden' : ''}>Ara</b></p><p class="ap-show-title"><a href="${url.href}">${title}</a></p></div></li>`,
    )
    .join('')}</ul></div>`,
);

async function openRow(body = written, options?: Options) {
  const widget = await openWidget(body, options);
  const { page, host } = widget;
  const slides = () => [...host.querySelectorAll<HTMLElement>('.ap-slide')];
  const hourOf = (slide: Element) => Number(/De les (\d+)/.exec(slide.textContent ?? '')?.[1]);
  return {
    ...widget,
    slides,
    /** Shows that are completely visible in the row. */
    seen: () => {
      const frame = page.one('.ap-slider:not([data-ap-replaced])').getBoundingClientRect();
      return slides()
        .filter((slide) => {
          const { left, right, width } = slide.getBoundingClientRect();
          return width > 0 && left > frame.left - 2 && right < frame.right + 2;
        })
        .map(hourOf);
    },
    marked: () =>
      slides()
        .filter((slide) => slide.checkVisibility() && slide.querySelector('.ap-show-now:not([hidden])'))
        .map(hourOf),
  };
}

describe('<ap-schedule-carousel>', () => {
  it('SCHED-06 CAR-01 shows nine, five or three shows from the current one, with or without script', async () => {
    for (const [width, count] of [
      [566, 3],
      [567, 5],
      [1099, 5],
      [1100, 9],
    ] as const) {
      const { page, host, seen, slides, marked } = await openRow(written, { entry: [], width });
      const places = () =>
        [host, ...slides()].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height].map((side) => side.toFixed(1)).join();
        });
      expect(seen(), `${width} without the script`).to.deep.equal(hours(8, count));
      const before = places();
      await page.watch.load('/dist/ap.js');
      await page.settled();
      await becomes(() => slides().filter(({ inert }) => !inert).length, count, String(width));
      expect(seen(), String(width)).to.deep.equal(hours(8, count));
      expect(marked()).to.deep.equal([8]);
      expect(places(), String(width)).to.deep.equal(before);
    }
  });

  it('SCHED-08 SCHED-10 starts with the current show by the tag’s clock, even on an old page', async () => {
    const late = written.replace(morning, '2026-03-03T13:10:00Z');
    const { host, seen, marked, page } = await openRow(late, { width: 800 });
    await becomes(seen, hours(14, 5));
    expect(marked()).to.deep.equal([14]);
    expect(page.document.activeElement === page.document.body).to.equal(true);
    host.setAttribute('now', '2026-03-03T14:00:00Z');
    await becomes(marked, [15]);
    expect(seen(), 'nothing is taken from under the reader').to.deep.equal(hours(14, 5));
  });

  it('CAR-01 goes on by its buttons, and tells the page', async () => {
    const { page, host, see, seen } = await openRow(written, { width: 800 });
    const events = hear(page, 'ap-slide-change');
    expect([host.role, host.ariaLabel]).to.deep.equal(['group', 'Programació: Televisió']);
    await see.press('button', 'Següent');
    await becomes(seen, hours(13, 5));
    await becomes(() => events, [['ap-slide-change', { index: 5 }]]);
    await axe(page, 'ap-schedule-carousel');
  });

  it('SCHED-04 draws the requested number of shows from data alone, starting with the current one', async () => {
    const { host, seen, marked } = await openRow(
      tag('ap-schedule-carousel', {
        now: '2026-03-03T11:10:00Z',
        slides: '{"0":4}',
        shows: JSON.stringify(shows.toReversed()),
      }),
      { width: 800 },
    );
    await becomes(seen, hours(12, 4));
    await becomes(marked, [12]);
    Object.assign(host, { shows: shows.slice(0, 3) });
    await becomes(seen, hours(8, 3));
    Object.assign(host, { shows: [] });
    await becomes(() => host.textContent?.includes('Ara mateix no sabem què ve.'), true);
  });
});
