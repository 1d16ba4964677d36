import { texts as club } from '../../src/club/club.texts.ts';
import { texts as membership } from '../../src/club/membership.texts.ts';
import {
  axe,
  becomes,
  describe,
  expect,
  fill,
  hear,
  it,
  keys,
  openWidget,
  press,
  sendText,
} from '../../tests/support/widget.ts';
import { states } from './child-card.states.ts';
import { texts as card } from './child-card.texts.ts';

type Card = HTMLElement & { child: object; onSave: unknown };
interface Given {
  child: Record<string, unknown>;
  photoEdited: boolean;
}

const birthdate = `${new Date().getUTCFullYear() - 7}-02-03`;

/** Opens a card in one of its states; the page records saves and answers them as configured. */
async function openCard(
  state: 'alta' | 'membre' | 'una-altra',
  { answer = async (): Promise<unknown> => true, width = 900 } = {},
) {
  const html = states.find(({ id }) => id === state)?.html;
  const widget = await openWidget(String(html), { config: { dev: '' }, width });
  const { page, host } = widget;
  const given: Given[] = [];
  (host as Card).onSave = (saved: Given) => {
    given.push(structuredClone(saved));
    return answer();
  };
  const heard = hear(page, 'ap-child-saved', 'ap-child-remove', 'ap-child-print');
  const field = (name: string) => host.querySelector(`input[name=${name}]`) as HTMLInputElement;
  return {
    ...widget,
    given,
    heard,
    field,
    submit: () => host.querySelector('button[type=submit]') as HTMLButtonElement,
    /** Waits until the text is somewhere in the card. */
    says: (text: string) => becomes(() => host.innerText.includes(text), true, text),
    fillAll() {
      const values = { name: 'Pau', surname: 'Mira Soler', birthdate, pin: '0042', repeatPin: '0042' };
      for (const [name, value] of Object.entries(values)) fill(field(name), value);
    },
    /** Selects a file as from a file dialog. */
    pick(file: File) {
      const files = new page.window.DataTransfer();
      files.items.add(file);
      const input = host.querySelector('input[type=file]') as HTMLInputElement;
      input.files = files.files;
      input.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    },
  };
}

/** JPEG of 600 × 400 px, like a phone's photo. */
async function bigPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'foto.jpg', { type: 'image/jpeg' });
}

async function sizeOf(dataUrl: unknown): Promise<number[]> {
  const image = new Image();
  image.src = String(dataUrl);
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

describe('<ap-child-card> of a new child', () => {
  it('CHILD-03 CHILD-05 passes the form data only to the page’s function, not to events or storage', async () => {
    const one = await openCard('alta');
    expect(one.submit().textContent).to.equal(card['child-card.add']);
    one.fillAll();
    await axe(one.page, 'ap-child-card');
    press(one.submit());
    await one.says(card['child-card.added']);
    expect(one.given).to.deep.equal([
      { photoEdited: false, child: { name: 'Pau', surname: 'Mira Soler', birthdate, pin: '0042' } },
    ]);
    expect(one.heard).to.deep.equal([['ap-child-saved', { index: 0, photoEdited: false }]]);
    const { location, history } = one.page.window;
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
    expect(JSON.stringify(kept)).not.to.match(/Pau|Mira|0042/);
  });

  for (const when of ['before it answers', 'later'] as const)
    it(`CHILD-03 CHILD-05 says that it is added, and keeps the focus, when the page gives the id ${when}`, async () => {
      const known = { id: '31', name: 'Pau', surname: 'Mira Soler', birthdate };
      const one = await openCard('alta', {
        answer: async () => {
          if (when === 'before it answers') (one.host as Card).child = known;
        },
      });
      one.fillAll();
      one.submit().focus();
      press(one.submit());
      await one.says(card['child-card.added']);
      if (when === 'later') (one.host as Card).child = known;
      await becomes(() => one.submit().textContent, card['child-card.save']);
      await one.says(card['child-card.added']);
      await becomes(() => one.page.document.activeElement, one.submit());
      expect(one.field('pin').value).to.equal('');
      (one.host as Card).child = { id: '32', name: 'Martí' };
      await becomes(() => one.field('name').value, 'Martí');
      expect(one.host.innerText).not.to.contain(card['child-card.added']);
    });

  it('CHILD-10 VAL-22 rejects a file that is not a picture, and holds the form', async () => {
    const one = await openCard('alta');
    one.fillAll();
    one.pick(new File(['no'], 'foto.jpg', { type: 'image/jpeg' }));
    one.submit().click();
    await one.says('Este fitxer no és una imatge que es puga fer servir.');
    expect(one.given).to.deep.equal([]);
  });

  for (const [what, pin, answer] of [
    ['refuses, and asks for the PIN again', '', async () => false],
    ['fails, and keeps the PIN, which nobody has judged', '0042', () => Promise.reject(new Error('down'))],
  ] as const)
    it(`CHILD-05 HTTP-05 says that nothing is saved when the function of the page ${what}`, async () => {
      const one = await openCard('alta', { answer });
      one.page.allow(/down/);
      one.fillAll();
      press(one.submit());
      await becomes(() => one.see.text('alert').includes('No s’ha pogut guardar'), true);
      await becomes(() => [one.field('pin').value, one.field('name').value], [pin, 'Pau']);
      expect(one.heard).to.deep.equal([]);
    });

  it('CHILD-05 LOGIN-20 sends nothing while the page is saving', async () => {
    const one = await openCard('alta');
    one.fillAll();
    one.host.toggleAttribute('busy', true);
    await becomes(() => one.submit().ariaDisabled, 'true');
    one.submit().click();
    one.submit().click();
    one.host.toggleAttribute('busy', false);
    await becomes(() => one.submit().textContent, card['child-card.add']);
    expect(one.given).to.deep.equal([]);
    one.submit().click();
    await becomes(() => one.given.length, 1);
  });

  it('BEY-10 VAL-37 can be filled in with the keyboard alone, at 320 px', async () => {
    const one = await openCard('alta', { width: 320 });
    one.page.window.focus();
    one.field('name').focus();
    await sendText('Pau');
    await keys('Tab');
    await sendText('Mira Soler');
    fill(one.field('birthdate'), birthdate);
    one.field('pin').focus();
    await sendText('0042');
    await keys('Tab', 'Tab');
    await sendText('0042');
    await keys('Enter');
    await becomes(() => one.given.length, 1);
    expect(one.page.document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('CLUB-24 CHILD-22 can be removed by the page, unless it is the first or a member', async () => {
    const one = await openCard('una-altra');
    const remove = /^Lleveu esta criatura: /;
    await one.see.press('button', remove);
    expect(one.heard).to.deep.equal([['ap-child-remove', { index: 1 }]]);
    one.host.setAttribute('index', '0');
    await one.see.shows('heading', 'Criatura 1');
    await one.see.lacks('button', remove);
    one.host.setAttribute('index', '4');
    (one.host as Card).child = { id: '31', name: 'Martí' };
    await becomes(() => one.submit().textContent, card['child-card.save']);
    await one.see.lacks('button', remove);
  });
});

describe('<ap-child-card> of a member', () => {
  it('CHILD-02 CHILD-04 shows the number as read-only and sends the PIN only when it is changed', async () => {
    const one = await openCard('membre');
    expect(one.submit().textContent).to.equal(card['child-card.save']);
    expect([one.field('nick').value, one.field('nick').readOnly]).to.deep.equal(['40821736', true]);
    await one.says(club['child.pin-hint-known']);
    await axe(one.page, 'ap-child-card');
    fill(one.field('surname'), 'Soler');
    press(one.submit());
    await one.says(card['child-card.saved']);
    await becomes(() => one.page.document.activeElement, one.submit());
    const child = { id: '31', name: 'Martí', surname: 'Soler', birthdate: '2019-05-04' };
    expect(one.given).to.deep.equal([{ photoEdited: false, child }]);
    fill(one.field('pin'), '4231');
    fill(one.field('repeatPin'), '4231');
    press(one.submit());
    await becomes(() => one.given.length, 2);
    await becomes(() => [one.field('pin').value, one.field('repeatPin').value], ['', '']);
    expect(one.given[1]?.child).to.deep.equal({ ...child, pin: '4231' });
  });

  it('CHILD-05 CHILD-10 sends a photo once, made small, and not again when it is unchanged', async () => {
    const one = await openCard('membre');
    one.pick(await bigPhoto());
    await one.see.shows('image', 'Foto que heu triat');
    press(one.submit());
    await one.says(card['child-card.saved']);
    await becomes(() => Boolean(one.host.querySelector('form img')), true);
    fill(one.field('name'), 'Martina');
    press(one.submit());
    await becomes(() => one.given.length, 2);
    const [first, second] = one.given;
    expect([first?.photoEdited, second?.photoEdited]).to.deep.equal([true, false]);
    expect(first?.child.photo).to.match(/^data:image\/jpeg;base64,/);
    expect(await sizeOf(first?.child.photo)).to.deep.equal([150, 100]);
    expect(second?.child).not.to.have.property('photo');
    await becomes(
      () => one.heard,
      [
        ['ap-child-saved', { index: 0, photoEdited: true }],
        ['ap-child-saved', { index: 0, photoEdited: false }],
      ],
    );
  });

  it('CHILD-11 makes photos as small as the editor says', async () => {
    const one = await openCard('membre');
    one.host.setAttribute('photo-size', '60');
    one.pick(await bigPhoto());
    await one.see.shows('image', 'Foto que heu triat');
    press(one.submit());
    await becomes(() => one.given.length, 1);
    expect((await sizeOf(one.given[0]?.child.photo))[0]).to.equal(60);
  });

  it('CHILD-17 W-06 uses the club’s own address of the card in place of an unsafe one', async () => {
    const one = await openCard('membre');
    for (const [template, address] of [
      ['/carnets?de={id}', '/carnets?de=31'],
      ['javascript:alert({id})', '/perfil/carnet/31'],
    ] as const) {
      one.host.setAttribute('card-url', template);
      await becomes(
        () => one.see.one('link', new RegExp(membership['child.print'])).getAttribute('href'),
        `${address}#imprimeix`,
      );
    }
  });
});
