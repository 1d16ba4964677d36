import { makeShow } from '../../src/schedule/make-shows.ts';
import { axe, becomes, describe, expect, it, keys, openWidget, tag } from '../../tests/support/widget.ts';

type Options = Parameters<typeof openWidget>[1];

const now = new Date();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
const names = ['La Costera', 'Bambolines', 'So de nit', 'Horta endins'];
/** Shows of one hour each; the second is on now. */
const shows = names.map((name, index) => makeShow(String(index), name, [at(index - 1.5), at(index - 0.5)]));
const days = ['25', '26', '27', '28', '29', '30', '31', '01', '02'];

/**
 * Writes a schedule as the server does.
 * @param marked index of the marked show
 */
const writtenBy = (marked: number) => {
  const day = (number: string, index: number) =>
    `<li class="ap-slide"><a class="ap-schedule-day" href="#d${number}"${index === 4 ? ' aria-current="page"' : ''}><b>dia</b> <time datetime="2026-03-${number}">${number} març</time></a></li>`;
  const show = (name: string, index: number) =>
    `<li class="ap-show" data-show-id="${index}" data-end="${at(index - 0.5)}"${index === marked ? ' id="ara"' : ''}><p class="ap-show-time"><time datetime="${at(index - 1.5)}">20:00</time> <b class="ap-show-now"${index === marked ? '' : ' hidden'}>Ara</b></p><p class="ap-show-title"><a href="/programes/la-costera">${name}</a></p></li>`;
  const tabs = ['Televisió', 'Ràdio', 'En línia'].map((name) => `<li><a href="#${name}">${name}</a></li>`);
  return tag('ap-schedule', { channel: 'tv', day: '2026-03-29' }).replace(
    '></',
    `><nav class="ap-schedule-channels" aria-label="Canals"><ul>${tabs.join('')}</ul></nav>
<div class="ap-schedule-head"><h2>diumenge, 29 de març</h2></div>
<nav class="ap-schedule-days" aria-label="Dies"><div class="ap-slider"><ul class="ap-slides">${days.map(day).join('')}</ul></div></nav>
<p class="ap-schedule-now"><a href="#ara">Aneu al que s’emet ara</a></p>
<ol class="ap-shows">${names.map(show).join('')}</ol></`,
  );
};
const written = writtenBy(1);

async function openSchedule(body = written, options?: Options) {
  const widget = await openWidget(body, options);
  const { page, host } = widget;
  const texts = (selector: string) =>
    [...host.querySelectorAll(selector)].map((one) => one.textContent?.trim());
  const days = () => [...host.querySelectorAll<HTMLElement>('.ap-slide')];
  return {
    ...widget,
    texts,
    days,
    shown: () => texts('ol.ap-shows:not([data-ap-replaced]) .ap-show-title'),
    marked: () => texts('.ap-show:has(.ap-show-now:not([hidden])) .ap-show-title'),
    /** Days of the month that are fully visible in the row. */
    seen: () => {
      const frame = page.one('.ap-slider').getBoundingClientRect();
      return days()
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 0 && left > frame.left - 2 && right < frame.right + 2;
        })
        .map((one) => Number(one.querySelector('time')?.dateTime.slice(-2)));
    },
  };
}

describe('<ap-schedule>', () => {
  it('SCHED-06 CAR-01 shows nine, five or three days around the chosen one, with or without script', async () => {
    for (const [width, seen] of [
      [566, [28, 29, 30]],
      [567, [27, 28, 29, 30, 31]],
      [1099, [27, 28, 29, 30, 31]],
      [1100, [25, 26, 27, 28, 29, 30, 31, 1, 2]],
    ] as const) {
      const { page, host, seen: seenDays, days } = await openSchedule(written, { entry: [], width });
      const places = () =>
        [host, ...host.querySelectorAll('h2, nav, .ap-show'), ...days().slice(3, 6)].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height];
        });
      expect(seenDays(), `${width} without the script`).to.deep.equal(seen);
      const before = places();
      await page.watch.load('/dist/ap.js');
      await page.settled();
      await becomes(() => days().filter(({ inert }) => !inert).length, seen.length, String(width));
      expect(seenDays(), String(width)).to.deep.equal(seen);
      // a row is scrolled by whole pixels
      const moved = places().map((side, index) => Math.abs(side - (before[index] ?? 0)));
      expect(Math.max(...moved), String(width)).to.be.lessThan(1);
    }
  });

  it('SCHED-06 leads to other days by its buttons and by keys', async () => {
    const { page, see, seen } = await openSchedule(written, { width: 360 });
    await becomes(seen, [28, 29, 30]);
    await see.press('button', 'Següent');
    await becomes(seen, [31, 1, 2]);
    expect(see.one('button', 'Següent').ariaDisabled).to.equal('true');
    await see.press('button', 'Anterior');
    await becomes(seen, [28, 29, 30]);
    await see.focus('link', /29 març/);
    await keys('Home');
    await becomes(seen, [25, 26, 27]);
    await axe(page, 'ap-schedule');
  });

  it('SCHED-10 marks the current show in the server’s list, without moving the focus', async () => {
    const { page, marked, shown, host } = await openSchedule(writtenBy(3));
    expect(marked()).to.deep.equal(['Bambolines']);
    expect(shown()).to.deep.equal(names);
    expect(host.querySelector('#ara')?.textContent).to.contain('Bambolines');
    expect(page.document.activeElement === page.document.body).to.equal(true);
  });

  it('SCHED-01 SCHED-02 draws channels, days and shows from data alone', async () => {
    const { see, host, shown, marked, texts } = await openSchedule(
      tag('ap-schedule', { 'base-url': '/guia/', shows: JSON.stringify(shows.toReversed()) }),
      { width: 1200 },
    );
    await becomes(shown, names);
    await becomes(marked, ['Bambolines']);
    expect(
      see.all('link', /Televisió|Ràdio|En línia/).map((link) => link.getAttribute('href')),
    ).to.deep.equal(['/guia/tv/hui', '/guia/radio/hui', '/guia/internet/hui']);
    expect(texts('.ap-slide').length).to.equal(9);
    expect(texts('.ap-slide [aria-current] b')).to.deep.equal(['Hui']);
    Object.assign(host, { shows: [] });
    await becomes(shown, []);
    expect(host.textContent).to.contain('No hi ha programació per a este dia.');
  });

  it('SCHED-11 takes other shows of a script in the place of the server’s, and gives them back', async () => {
    const { host, shown } = await openSchedule();
    const other = [makeShow('9', 'De nit', [at(5), at(6)]), makeShow('8', 'De dia', [at(1), at(2)])];
    Object.assign(host, { shows: other });
    await becomes(shown, ['De dia', 'De nit']);
    Object.assign(host, { shows });
    await becomes(shown, names);
    expect(host.querySelector('[data-ap-replaced]')).to.equal(null);
  });

  it('MSG-02 SCHED-05 says that there is no schedule, in the page’s own words where it has some', async () => {
    const own = await openSchedule('<ap-schedule><p slot="empty">Esta setmana descansem.</p></ap-schedule>');
    expect(own.host.textContent).to.contain('Esta setmana descansem.');
    expect(own.host.textContent).not.to.contain('No hi ha programació');
    Object.assign(own.host, { shows });
    await becomes(own.shown, names);
    await becomes(() => own.page.one('[slot="empty"]').checkVisibility(), false);
  });
});
