import { far, openPlayer } from '../../tests/support/tags/player.ts';
import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  it,
  keys,
  openWidget,
  type Page,
  Reader,
  tag,
} from '../../tests/support/widget.ts';

const href = '/finestra/videos/com-es-fa-un-far';
const content = `<a href="${href}" target="_blank">Finestra menuda</a>`;
const label = /^Finestra menuda/;

/** Records windows that the page opens, and that no link is followed. */
function opened(page: Page, answer: 'opens' | 'blocked' | 'foreign') {
  const windows: unknown[][] = [];
  const plain: string[] = [];
  const other = {
    focused: 0,
    owner: 'page' as unknown,
    focus() {
      other.focused += 1;
    },
    set opener(value: unknown) {
      if (answer === 'foreign') throw new page.window.DOMException('no', 'SecurityError');
      other.owner = value;
    },
  };
  page.window.open = (...all) => {
    windows.push(all);
    return answer === 'blocked' ? null : (other as unknown as Window);
  };
  page.window.addEventListener('click', (event) => {
    if (!event.defaultPrevented) plain.push((event.target as Element).closest('a')?.href ?? '');
    event.preventDefault();
  });
  return { windows, plain, other };
}

async function openPip(
  attributes: Record<string, string> = {},
  answer: 'opens' | 'blocked' | 'foreign' = 'opens',
) {
  const widget = await openWidget(tag('ap-pip', { href, ...attributes }, content));
  const { page } = widget;
  return {
    ...widget,
    ...opened(page, answer),
    heard: hear(page, 'ap-pip-open', 'ap-pause-request'),
    address: new URL(href, page.window.location.href).href,
  };
}

describe('<ap-pip>', () => {
  it('PLAY-27 PLAY-35 opens a window of 600 × 396, by mouse and by keyboard, which has no hold of the page', async () => {
    const { page, see, windows, plain, other, heard, address } = await openPip();
    await see.press('link', label);
    expect(windows).to.deep.equal([[address, 'ap-pip', 'width=600,height=396']]);
    expect([other.owner, other.focused, plain]).to.deep.equal([null, 1, []]);
    expect(heard).to.deep.equal([
      ['ap-pause-request', null],
      ['ap-pip-open', { blocked: false }],
    ]);
    await see.focus('link', label);
    await keys('Enter');
    await becomes(() => windows.length, 2);
    await axe(page, 'ap-pip');
  });

  it('PLAY-35 opens with the configured size and name and comes to the front for another host', async () => {
    const { see, windows, other, heard } = await openPip(
      { width: '480', height: '270', name: 'ràdio' },
      'foreign',
    );
    await see.press('link', label);
    expect(windows.map(([, ...rest]) => rest)).to.deep.equal([['ràdio', 'width=480,height=270']]);
    expect(other.focused).to.equal(1);
    expect(heard.at(-1)).to.deep.equal(['ap-pip-open', { blocked: false }]);
  });

  it('PLAY-35 is a plain link if the window is blocked, and playback continues', async () => {
    const { see, windows, plain, heard, address } = await openPip({}, 'blocked');
    await see.press('link', label);
    expect([windows.length, plain]).to.deep.equal([1, [address]]);
    expect(heard).to.deep.equal([['ap-pip-open', { blocked: true }]]);
    const { target, rel } = see.one('link', label) as HTMLAnchorElement;
    expect([target, rel]).to.deep.equal(['_blank', 'noopener']);
  });

  it('PLAY-35 leaves presses with other keys or the middle button to the browser', async () => {
    const { page, see, windows, plain, heard, address } = await openPip();
    const link = see.one('link', label);
    const press = (more: MouseEventInit, type = 'click') =>
      link.dispatchEvent(
        new page.window.MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...more }),
      );
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) press({ [key]: true });
    press({ button: 1 }, 'auxclick');
    expect([windows, plain, heard]).to.deep.equal([[], Array(4).fill(address), []]);
  });

  it('PLAY-35 pauses the players of the page, ours and the browser’s, and goes on at their second', async () => {
    const { page, media, begin, plays } = await openPlayer(far, { after: tag('ap-pip', { href }, content) });
    const host = page.one('ap-pip');
    host.scrollIntoView();
    await page.settled([host]);
    const { windows } = opened(page, 'opens');
    await begin();
    await plays();
    media().currentTime = 20.4;
    await becomes(() => (page.one('ap-player') as HTMLMediaElement).currentTime >= 20, true);
    await new Reader(page, 'ap-pip').press('link', label);
    await becomes(() => media().paused, true);
    expect(String(windows[0]?.[0])).to.match(
      new RegExp(`com-es-fa-un-far\\?t=${Math.floor(media().currentTime)}$`),
    );
  });

  it('PLAY-35 PLAY-10 opens the current content after the page moved to the next', async () => {
    const { page, see, windows } = await openPip();
    const { pathname, origin } = page.window.location;
    page.one('ap-pip').setAttribute('href', `/finestra${pathname}`);
    const link = see.one('link', label) as HTMLAnchorElement;
    await becomes(() => link.getAttribute('href'), `/finestra${pathname}`);
    page.window.history.replaceState(null, '', '/programes/la-costera/capitols/la-boia');
    page.document.dispatchEvent(new page.window.CustomEvent('ap-autoplay-change'));
    // also for readers who copy the link
    await becomes(() => link.pathname, '/finestra/programes/la-costera/capitols/la-boia');
    await see.press('link', label);
    expect(windows[0]?.[0]).to.equal(`${origin}/finestra/programes/la-costera/capitols/la-boia`);
  });

  it('PLAY-10 leads to the current content even if its code loads later', async () => {
    const { page, see } = await openWidget(tag('ap-pip', {}, content), {
      before({ document, window }) {
        const { pathname } = window.location;
        document.querySelector('ap-pip')?.setAttribute('href', `/finestra${pathname}`);
        window.history.replaceState(null, '', '/programes/la-costera/capitols/la-boia');
      },
    });
    const link = see.one('link') as HTMLAnchorElement;
    await becomes(() => link.pathname, '/finestra/programes/la-costera/capitols/la-boia');
    expect(page.all('[role=note]').length).to.equal(0);
  });

  it('DEL-04 without a script the link is the page’s', async () => {
    const { see } = await openWidget(tag('ap-pip', { href }, content), { entry: [] });
    expect((see.one('link', label) as HTMLAnchorElement).getAttribute('href')).to.equal(href);
  });
});
