import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderHookInHost, renderInHost } from '../../tests/support/render-in-host.tsx';
import { Player } from './player.tsx';
import { idle, type Play } from './player-machine.ts';
import { pressAlone, soundAlone, useAlone } from './use-alone.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function showPlayer(mediaTitle: string) {
  renderInHost(
    <Player
      type="video"
      bcId="1"
      bcPlayer="default"
      bcEmbed="default"
      account={undefined}
      src={undefined}
      poster={undefined}
      vertical={false}
      start={undefined}
      end={undefined}
      audioTrackLanguage={undefined}
      muted={false}
      autoplay={false}
      preload="none"
      mediaTitle={mediaTitle}
    />,
    document.createElement('ap-player'),
  );
}
const press = (title: string) =>
  void fireEvent.click(screen.getByRole('button', { name: `Reproduïu: ${title}` }));
const opens = () => act(() => vi.dynamicImportSettled());
/** Current action of a player's button. */
const does = (title: string) =>
  within(screen.getByRole('group', { name: title })).queryByRole('button', { name: 'Pausa' })
    ? 'pause'
    : 'play';

test.each([true, false])(
  'PLAY-03 opens only the last pressed of two loading players (in one go: %s)',
  async (isInOneGo) => {
    givenPage({ videoProvider: 'api', videoApi: 'http://127.0.0.1:9/playback', videoAccount: '1' });
    heldFetch();
    showPlayer('Un far');
    showPlayer('Una serra');
    press('Un far');
    if (!isInOneGo) {
      await opens();
      expect(does('Un far')).toBe('pause');
    }
    press('Una serra');
    await opens();
    expect([does('Un far'), does('Una serra')]).toEqual(['play', 'pause']);
  },
);

test('PLAY-03 what sounds already goes on until what has been pressed does', () => {
  const stop = vi.fn();
  const host = document.createElement('ap-player');
  const { rerender } = renderHookInHost(
    () => useAlone({ ...idle, shouldPlay: true, isPlaying: true }, stop),
    host,
  );
  pressAlone(document.createElement('ap-player'));
  rerender();
  expect(stop).not.toHaveBeenCalled();
});

/** Media element of another player that reports playback, and this player's state. */
function givenAnother(own: Partial<Play>, isMuted: boolean) {
  const stop = vi.fn();
  renderHookInHost(() => useAlone({ ...idle, ...own }, stop), document.createElement('ap-player'));
  const other = document.createElement('ap-player');
  other.innerHTML = '<div data-ap-mount><video></video></div>';
  document.body.append(other);
  const film = other.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(film, 'paused', { value: false });
  film.muted = isMuted;
  film.dispatchEvent(new Event('play'));
  other.dispatchEvent(new Event('ap-play', { bubbles: true }));
  return { stop, other };
}

test('PLAY-03 what is muted stops nothing until it is heard', () => {
  const { stop, other } = givenAnother({ shouldPlay: true, isPlaying: true }, true);
  expect(stop).not.toHaveBeenCalled();
  soundAlone(other);
  expect(stop).toHaveBeenCalled();
});

test('BEY-19 what waits for the connection is given up when another sounds', () => {
  expect(givenAnother({ isAwaited: true }, false).stop).toHaveBeenCalled();
  expect(givenAnother({}, false).stop).not.toHaveBeenCalled();
});
