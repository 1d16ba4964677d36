import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  it,
  keys,
  loseScript,
  openWidget,
  press,
  tag,
} from '../../tests/support/widget.ts';

type Options = Parameters<typeof openWidget>[1];

const figure = (number: number) =>
  `<li class="ap-slide"><figure><picture class="ap-picture"><source srcset="/assets/favicon.svg?${number} 856w" type="image/svg+xml" sizes="680px"><img src="/assets/favicon.svg?${number}" alt="Imatge ${number}" width="1600" height="1200" loading="lazy"></picture><figcaption>Títol ${number} <small>Foto: Firma ${number}</small><span class="ap-gallery-count">${number}</span></figcaption></figure></li>`;
const row = (count: number) =>
  `<div class="ap-slider"><ul class="ap-slides" tabindex="0">${Array.from({ length: count }, (_, index) => figure(index + 1)).join('')}</ul></div>`;
const template = '<template slot="ad"><p class="test-ad">Compreu</p></template>';
const gallery = (count: number, attributes: Record<string, string> = {}, more = '') =>
  tag('ap-photo-gallery', attributes, row(count) + more);

async function openGallery(body: string, options?: Options) {
  const widget = await openWidget(body, options);
  const { host } = widget;
  const slides = () => [...host.querySelectorAll<HTMLElement>(':scope > .ap-slider .ap-slide')];
  return {
    ...widget,
    slides,
    /** Kind of each slide: number of a photo, or an ad. */
    order: () => slides().map((slide) => slide.querySelector('img')?.alt.replace('Imatge ', '') ?? 'ad'),
    seen: () => slides().filter(({ inert }) => !inert).length,
    /** Queried without its role, which is slow among hundreds of photos. */
    count: () => host.querySelector('[role=status]')?.textContent,
    ads: () => host.querySelectorAll('.test-ad').length,
  };
}

describe('<ap-photo-gallery>', () => {
  it('opens the full screen at the next press where its code could not be had', async () => {
    const isLost = loseScript('photo-gallery-full-screen');
    const { see, all, page } = await openGallery(gallery(2));
    await see.press('button', 'Pantalla completa');
    await isLost(page);
    await all.lacks('dialog');
    await see.press('button', 'Pantalla completa');
    await all.shows('dialog');
  });

  it('shows in full screen the photos whose placeholders a lazy-loading plugin has not replaced', async () => {
    const placeholder = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const lazy = gallery(3)
      .replaceAll('<source srcset=', '<source data-srcset=')
      .replaceAll('<img src=', `<img src="${placeholder}" data-lazy-src=`);
    const { see, all } = await openGallery(lazy);
    await see.press('button', 'Pantalla completa');
    const dialog = await all.shows('dialog');
    const pictures = [...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).to.deep.equal([1, 2, 3].map((number) => `/assets/favicon.svg?${number}`));
    const [source] = dialog.querySelectorAll('source');
    expect(source?.srcset).to.equal('/assets/favicon.svg?1 856w');
  });

  it('GAL-01 shows the server’s photos one by one with number, title and signature', async () => {
    const { page, host, see, slides, seen, count } = await openGallery(gallery(5));
    const events = hear(page, 'ap-slide-change');
    const written = slides();
    expect([host.role, host.ariaLabel, host.ariaRoleDescription]).to.deep.equal([
      'group',
      'Galeria de 5 fotos',
      'carrusel',
    ]);
    expect(seen()).to.equal(1);
    expect(count()).to.equal('1 de 5');
    await see.press('button', 'Següent');
    await becomes(count, '2 de 5');
    await see.focus('button', 'Següent');
    await keys('End');
    await becomes(count, '5 de 5');
    expect(slides().every((slide, index) => slide === written[index])).to.equal(true);
    await becomes(() => slides()[4]?.getBoundingClientRect().left, host.getBoundingClientRect().left);
    expect(see.text('figure')).to.contain('Títol 5 Foto: Firma 5');
    expect(events.map(([, detail]) => detail)).to.deep.equal([{ index: 1 }, { index: 4 }]);
    await axe(page, 'ap-photo-gallery');
  });

  it('GAL-01 is the same before its script is there, and nothing moves when it comes', async () => {
    const { page, host, slides } = await openGallery(gallery(3), { entry: [], width: 640 });
    const places = () =>
      [host, ...slides()].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join());
    const before = places();
    await page.watch.load('/dist/ap.js');
    await page.settled();
    expect(places()).to.deep.equal(before);
  });

  it('BEY-11 keeps no place for an ad on the pages of the club', async () => {
    const { order, count } = await openGallery(gallery(5, {}, template), { config: { site: 'lacolla' } });
    await becomes(count, '1 de 5');
    expect(order()).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('GAL-02 GAL-03 puts an ad after photos 0, 3 and 99 and creates each once, when it is near', async () => {
    const { page, host, slides, order, count, ads } = await openGallery(gallery(101, {}, template));
    const next = host.querySelector('[aria-label=Següent]') as HTMLElement;
    const events = hear(page, 'ap-slide-change');
    await becomes(() => order().filter((one) => one === 'ad').length, 3);
    expect(order().slice(0, 6)).to.deep.equal(['1', 'ad', '2', '3', '4', 'ad']);
    expect(order().slice(-2)).to.deep.equal(['ad', '101']);
    await becomes(ads, 1);
    press(next);
    await becomes(count, 'Publicitat');
    const first = page.one('.test-ad');
    expect(slides()[1]?.ariaLabel).to.equal('Publicitat');
    expect(events).to.deep.equal([]);
    press(next);
    await becomes(count, '2 de 101');
    const type = (key: string) =>
      next.dispatchEvent(new page.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    type('End');
    await becomes(count, '101 de 101');
    await becomes(ads, 2);
    type('Home');
    await becomes(count, '1 de 101');
    expect(page.one('.test-ad') === first, 'it is not made anew').to.equal(true);
    expect(events.map(([, detail]) => detail)).to.deep.equal([{ index: 1 }, { index: 100 }, { index: 0 }]);
  });

  it('GAL-03 has no ad beyond the last photo, none without a template, and never more than three', async () => {
    const few = await openGallery(gallery(3, {}, template));
    await becomes(few.order, ['1', 'ad', '2', '3']);
    few.host.setAttribute('ad-indices', '0, 1 2 -1 x');
    await becomes(few.order, ['1', 'ad', '2', 'ad', '3', 'ad']);
    few.host.setAttribute('max-ads', '1');
    await becomes(few.order, ['1', 'ad', '2', '3']);
    const many = await openGallery(gallery(6, { 'ad-indices': '0 1 2 3 4' }, template));
    await becomes(() => many.order().filter((one) => one === 'ad').length, 3);
    const none = await openGallery(gallery(5));
    await none.page.frames(3);
    expect(none.order()).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('GAL-03 keeps the photo that has been scrolled to when the ads before it come', async () => {
    const { page, host, see, order, count } = await openGallery(gallery(6, {}, template), {
      before: ({ document }) => {
        const list = document.querySelector('.ap-slides');
        list?.scrollTo({ left: list.children[4]?.getBoundingClientRect().left ?? 0, behavior: 'instant' });
      },
    });
    const events = hear(page, 'ap-slide-change');
    await becomes(() => order().filter((one) => one === 'ad').length, 2);
    await becomes(count, '5 de 6');
    const photo = host.querySelector('[alt="Imatge 5"]');
    await becomes(
      () => Math.round(photo?.getBoundingClientRect().left ?? 0),
      Math.round(host.getBoundingClientRect().left),
    );
    await see.press('button', 'Següent');
    await becomes(count, '6 de 6');
    expect(events.map(([, detail]) => detail)).to.deep.equal([{ index: 5 }]);
  });

  it('GAL-01 W-30 opens in full screen by button or photo and restores focus and position on closing', async () => {
    const { page, see, all, count } = await openGallery(gallery(5));
    await see.press('button', 'Següent');
    await becomes(count, '2 de 5');
    await see.press('button', 'Pantalla completa');
    const dialog = await all.shows('dialog', 'Galeria de 5 fotos');
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).to.deep.equal([page.window.innerWidth, page.window.innerHeight]);
    const own = () => dialog.querySelector('[role=status]')?.textContent;
    await becomes(own, '2 de 5');
    const photo = () => [...dialog.querySelectorAll('.ap-slide:not([inert])')].map((one) => one.textContent);
    expect(photo()).to.deep.equal(['Títol 2Foto: Firma 2']);
    expect(dialog.querySelector('.ap-slide:not([inert]) source')?.getAttribute('sizes')).to.equal('100vw');
    page.window.focus();
    await keys('ArrowRight', 'ArrowRight');
    await becomes(own, '4 de 5');
    await axe(page, 'dialog');
    expect(count(), 'that of the page waits').to.contain('2 de 5');
    await keys('Escape');
    await all.lacks('dialog');
    await becomes(count, '4 de 5');
    expect(see.isFocused('button', 'Pantalla completa')).to.equal(true);

    press(page.one('[alt="Imatge 4"]'));
    const again = await all.shows('dialog');
    await becomes(() => again.querySelector('[role=status]')?.textContent, '4 de 5');
    press(again.querySelector('[aria-label=Tanqueu]') as HTMLElement);
    await all.lacks('dialog');
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('DEL-02 may be taken away in full screen, while the next photo is asked for', async () => {
    const { host, see, all } = await openGallery(gallery(5));
    await see.press('button', 'Pantalla completa');
    const dialog = await all.shows('dialog', 'Galeria de 5 fotos');
    const next = dialog.querySelector('[aria-label=Següent]') as HTMLElement;
    next.click();
    host.remove();
    await all.lacks('dialog');
  });

  it('GAL-01 takes photos as data in the place of the server’s, which come back', async () => {
    const { host, see, count, order } = await openGallery(gallery(3));
    const cards = [
      {
        image: { src: '/assets/favicon.svg?8', alt: 'Imatge 8' },
        title: '<b>Vuit</b>',
        signature: 'Foto: U',
      },
      { image: { src: 'javascript:alert(1)', alt: 'no' }, title: 'No' },
      { image: { src: '/assets/favicon.svg?9', alt: 'Imatge 9' } },
    ];
    Object.assign(host, { cards });
    await becomes(count, '1 de 2');
    expect(see.text('figure')).to.contain('<b>Vuit</b> Foto: U');
    await see.press('button', 'Següent');
    await becomes(count, '2 de 2');
    Object.assign(host, { cards: undefined });
    await becomes(count, '1 de 3');
    expect(order()).to.deep.equal(['1', '2', '3']);
  });

  it('GAL-01 has the full screen alone for one photo, and nothing for none', async () => {
    const one = await openGallery(gallery(1));
    await one.see.shows('button', 'Pantalla completa');
    await one.see.lacks('button', 'Següent');
    const none = await openGallery('<ap-photo-gallery></ap-photo-gallery>');
    await none.see.lacks('button');
  });
});
