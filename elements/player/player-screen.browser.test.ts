import { far, openPlayer } from '../../tests/support/tags/player.ts';
import { becomes, describe, expect, it, keys } from '../../tests/support/widget.ts';

describe('<ap-player> and the screen', () => {
  it('tells the keys of the system what plays, and obeys them', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const { page, host, media, begin, plays, jumps } = await openPlayer(
      { ...far, poster: '/assets/far.webp' },
      {
        given: ({ navigator }) => {
          navigator.mediaSession.setActionHandler = (action, handler) => void handlers.set(action, handler);
        },
      },
    );
    page.allow(/far\.webp|404/);
    const session = page.window.navigator.mediaSession;
    expect(session.metadata).to.equal(null);
    await begin();
    await plays();
    await becomes(() => session.metadata?.title, 'Com es fa un far');
    expect(session.metadata?.artwork[0]?.src).to.match(/\/assets\/far\.webp$/);
    expect(session.playbackState).to.equal('playing');
    const act = (action: MediaSessionAction, more = {}) => handlers.get(action)?.({ action, ...more });
    act('play');
    act('seekto', { seekTime: 30 });
    await becomes(() => jumps.at(-1), 30);
    expect(media().paused, 'what plays plays on').to.equal(false);
    act('pause');
    await becomes(() => session.playbackState, 'paused');
    const at = media().currentTime;
    act('seekbackward');
    await becomes(() => Math.round(media().currentTime - at), -10);
    act('pause');
    expect(media().paused).to.equal(true);
    act('play');
    await becomes(() => media().paused, false);
    host.remove();
    await becomes(() => session.metadata, null);
    expect([...handlers.values()]).to.deep.equal([null, null, null, null, null]);
  });

  it('tells the lock screen of a film how long it is when it begins, without a move', async () => {
    const positions: (MediaPositionState | undefined)[] = [];
    const { begin, plays } = await openPlayer(far, {
      given: ({ navigator }) => {
        navigator.mediaSession.setPositionState = (state) => void positions.push(state);
      },
    });
    await begin();
    await plays();
    await becomes(() => Math.round(positions.at(-1)?.duration ?? 0), 60);
    expect(positions.length, 'at its beginning').to.be.lessThan(3);
  });

  it('fills the screen and gives it back, by a key', async () => {
    const { page, host, see, begin, plays } = await openPlayer();
    await begin();
    await plays();
    await see.focus('button', 'Pausa');
    await keys('f');
    await becomes(() => page.document.fullscreenElement?.parentElement?.parentElement, host);
    await see.shows('button', 'Eixiu de la pantalla completa');
    await keys('f');
    await becomes(() => page.document.fullscreenElement, null);
    await see.shows('button', 'Pantalla completa');
  });

  it('floats above other windows where the browser can, and comes back', async () => {
    const { page, see, begin, plays } = await openPlayer(far, {
      given(window) {
        const { document, HTMLVideoElement, Event } = window;
        let floating: HTMLVideoElement | null = null;
        Object.defineProperties(document, {
          pictureInPictureEnabled: { value: true },
          pictureInPictureElement: { get: () => floating },
          exitPictureInPicture: {
            async value() {
              const was = floating;
              floating = null;
              was?.dispatchEvent(new Event('leavepictureinpicture'));
            },
          },
        });
        HTMLVideoElement.prototype.requestPictureInPicture = async function (this: HTMLVideoElement) {
          floating = this;
          this.dispatchEvent(new Event('enterpictureinpicture'));
          return {} as PictureInPictureWindow;
        };
      },
    });
    await begin();
    await plays();
    await see.press('button', 'Finestra flotant');
    await see.press('button', 'Tanqueu la finestra flotant');
    await see.shows('button', 'Finestra flotant');
    expect(page.document.pictureInPictureElement).to.equal(null);
  });

  it('takes its controls away while it plays and nobody moves, and shows them to who comes back', async () => {
    const { page, host, see, begin, plays } = await openPlayer();
    const rests: boolean[] = [];
    const isSeen = () =>
      see
        .one('button', /Pausa|Reproduïu/)
        .closest('[data-part=bar]')
        ?.checkVisibility({ opacityProperty: true });
    await begin();
    await plays();
    page.watch.speed = 20;
    const box = see.one('group');
    const move = () => box.dispatchEvent(new page.window.PointerEvent('pointermove', { bubbles: true }));
    // a control focused by keyboard is visible
    expect(see.one('button', 'Pausa')).to.equal(page.document.activeElement);
    (page.document.activeElement as HTMLElement).blur();
    move();
    await becomes(() => box.hasAttribute('data-quiet'), true);
    await becomes(isSeen, false);
    new page.window.MutationObserver(() => rests.push(box.hasAttribute('data-quiet'))).observe(box, {
      attributeFilter: ['data-quiet'],
    });
    move();
    await becomes(() => rests, [false, true]);
    host.pause();
    await becomes(isSeen, true);
  });
});
