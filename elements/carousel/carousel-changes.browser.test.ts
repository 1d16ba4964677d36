import {
  carousel,
  from,
  link,
  numbers,
  openCarousel,
  rowOf,
  slide,
} from '../../tests/support/tags/carousel.ts';
import { axe, becomes, describe, expect, isSeen, it, keys, tag } from '../../tests/support/widget.ts';

describe('<ap-carousel> as it changes', () => {
  it('takes slides that come later, others that go, and another variant, without moving a node', async () => {
    const { page, host, see, row, slides, shown, count } = await openCarousel(carousel(3), { width: 1200 });
    await see.lacks('button');
    expect(slides().some(({ inert }) => inert)).to.equal(false);
    const first = slides();
    row().append(...from(4, 4).map((number) => page.make(slide(link(number)))));
    await becomes(count, '1–4 de 7');
    expect(
      slides()
        .slice(0, 3)
        .every((element, index) => element === first[index]),
    ).to.equal(true);
    await see.press('button', 'Següent');
    await becomes(shown, [4, 5, 6, 7]);
    slides().at(-1)?.remove();
    await becomes(count, '3–6 de 6');
    await becomes(shown, [3, 4, 5, 6]);
    host.setAttribute('variant', 'mini');
    await becomes(shown, from(1, 6));
    await see.lacks('button');
    host.setAttribute('slides', '{"0":2}');
    await becomes(count, '1–2 de 6');
    expect(shown()).to.deep.equal([1, 2]);
    host.setAttribute('gap', '100');
    await becomes(() => {
      const [one, two] = slides().map((element) => element.getBoundingClientRect());
      return Math.round((two?.left ?? 0) - (one?.right ?? 0));
    }, 100);
    host.removeAttribute('slides');
    host.removeAttribute('variant');
    await becomes(count, '1 de 6');
    row().replaceChildren();
    await see.lacks('button');
  });

  it('W-28 the focus of a button that goes, since all slides are seen, goes to the first of them', async () => {
    const { page, see, shown } = await openCarousel(carousel(3), { width: 360 });
    await see.focus('button', 'Següent');
    await page.resize(1200);
    await becomes(shown, from(1, 3));
    await see.focuses('link', 'Diapositiva 1');
  });

  it('keeps the slide when the window changes its width', async () => {
    const { page, see, shown } = await openCarousel(carousel(9), { width: 360 });
    await see.press('button', 'Següent');
    await becomes(shown, [2]);
    await see.press('button', 'Següent');
    await becomes(shown, [3]);
    await page.resize(800);
    await becomes(shown, [3, 4]);
    await page.resize(1200);
    await becomes(shown, [3, 4, 5, 6]);
    await page.resize(400);
    await becomes(shown, [3]);
  });

  it('moves without animation under reduced motion, and starts at the scrolled position', async () => {
    const { host, see, row, shown, slides } = await openCarousel(carousel(9), {
      width: 800,
      before: ({ window, document }) => {
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          /reduced-motion/.test(query)
            ? ({ matches: true } as MediaQueryList)
            : matchMedia.call(window, query);
        document.querySelector('.ap-slides')?.scrollTo({ left: 900, behavior: 'instant' });
      },
    });
    await becomes(() => host.querySelectorAll('.ap-slide[inert]').length, 7);
    const start = shown()[0] ?? 0;
    expect(start).to.be.greaterThan(1);
    const places: number[] = [];
    row().addEventListener('scroll', () => places.push(row().scrollLeft));
    await see.press('button', 'Anterior');
    await becomes(() => shown()[0], start - 2);
    await becomes(() => places.length, 1, 'in one step');
    expect(slides().filter(isSeen).length).to.equal(9);
  });

  it('has nothing to do where there is one slide, none, or a text in its place, and says nothing', async () => {
    for (const body of [
      carousel(1),
      carousel(0),
      tag('ap-carousel', { variant: 'mini' }, '<p>Encara no hi ha res.</p>'),
    ]) {
      const { page, see, host } = await openCarousel(body, { width: 360 });
      await see.lacks('button');
      await see.lacks('status');
      expect(page.watch.warnings).to.deep.equal([]);
      expect(host.querySelector('[inert]') === null).to.equal(true);
    }
  });

  it('W-28 a row without anything to focus takes it itself, and hears the keys', async () => {
    const texts = numbers(5).map((number) => slide(`<p>Text ${number}</p>`));
    const { page, row, shown } = await openCarousel(
      tag('ap-carousel', { variant: 'recirculation' }, rowOf(texts, ' tabindex="0"')),
      { width: 800 },
    );
    page.window.focus();
    row().focus();
    await keys('ArrowRight');
    await becomes(shown, [2, 3]);
    await axe(page, 'ap-carousel');
  });
});
