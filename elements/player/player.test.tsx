import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Player } from './player.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const given = {
  type: 'video',
  bcId: '1',
  bcPlayer: 'default',
  bcEmbed: 'default',
  account: undefined,
  src: undefined,
  poster: undefined,
  vertical: false,
  start: undefined,
  end: undefined,
  audioTrackLanguage: undefined,
  muted: false,
  autoplay: false,
  preload: 'none',
  mediaTitle: 'Un far',
} as const;

const provider = { videoProvider: 'api', videoApi: 'http://127.0.0.1:9/playback', videoAccount: '1' };

test('PLAY-02 draws a button and a medium that asks for nothing', () => {
  givenPage(provider);
  const { container } = renderInHost(<Player {...given} />);
  expect(screen.getByRole('button', { name: 'Reproduïu: Un far' })).toBeTruthy();
  const media = container.querySelector('video');
  expect([media?.getAttribute('src'), media?.getAttribute('preload')]).toEqual([null, 'none']);
});

test.each([
  [false, 'No hi ha connexió. Comproveu-la i torneu-ho a provar.', 'AP-OFFLINE-1'],
  [true, 'No s’ha pogut reproduir. Torneu-ho a provar d’ací a una estona.', 'AP-UNREACHABLE-1'],
])(
  'BEY-19 PLAY-26 says after a press why nothing answers, with a connection (%s)',
  async (onLine, said, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    givenPage(provider);
    renderInHost(<Player {...given} />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' })));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said), { timeout: 8000 });
    expect(screen.getByText(`Codi per a l’atenció: ${code}`)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Un far' })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Temps' })).toBeTruthy();
  },
);

test('a pause before its code has come is heeded', async () => {
  givenPage(provider);
  renderInHost(<Player {...given} />, document.createElement('ap-player'));
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  fireEvent(document, new Event('ap-pause-request'));
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => screen.getByRole('group', { name: 'Un far' }));
  expect(screen.getByRole('button', { name: 'Reproduïu' })).toBeTruthy();
});

test('a press is for what was pressed, and not for what the page puts in its place', async () => {
  givenPage(provider);
  const { host, rerender } = renderInHost(<Player {...given} />, document.createElement('ap-player'));
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  rerender(<Player {...given} bcId="2" mediaTitle="Una serra" />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('button', { name: 'Reproduïu: Una serra' })).toBeTruthy();
  expect(host.hasAttribute('data-ap-asked')).toBe(false);
});

test('a pause before its code has come stops the server’s player, which sounds until ours does', async () => {
  givenPage(provider);
  heldFetch();
  const host = document.body.appendChild(document.createElement('ap-player'));
  const server = host.appendChild(document.createElement('audio'));
  let isPaused = false;
  Object.defineProperty(server, 'paused', { get: () => isPaused });
  server.pause = () => {
    isPaused = true;
  };
  const container = host.appendChild(document.createElement('div'));
  renderInHost(<Player {...given} />, host, { container });
  fireEvent(document, new Event('ap-pause-request'));
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => screen.getByRole('group', { name: 'Un far' }));
  expect(isPaused).toBe(true);
  host.remove();
});

test('PLAY-37 the provider’s frame goes when a film of another player is heard', () => {
  givenPage({ ...provider, videoProvider: 'frame', videoFrames: '/reproductors' });
  const { container } = renderInHost(<Player {...given} />, document.createElement('ap-player'));
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  const other = document.body.appendChild(document.createElement('ap-player'));
  const film = other.appendChild(document.createElement('video'));
  Object.defineProperty(film, 'paused', { value: false });
  film.muted = true;
  fireEvent(film, new Event('volumechange'));
  expect(container.querySelector('iframe')).not.toBeNull();
  film.muted = false;
  fireEvent(film, new Event('volumechange'));
  expect(container.querySelector('iframe')).toBeNull();
  other.remove();
});

test('PLAY-37 BEY-20 of the provider nothing is asked that nobody has pressed', () => {
  givenPage({ ...provider, videoProvider: 'frame', videoFrames: '/reproductors' });
  const { container } = renderInHost(<Player {...given} autoplay />);
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  expect(container.querySelector('iframe')).not.toBeNull();
});

test('CUE-05 CUE-06 the provider’s frame begins at the second of the page, and anew at one that is sought', () => {
  givenPage({ ...provider, videoProvider: 'frame', videoFrames: '/reproductors' });
  const host = document.body.appendChild(document.createElement('ap-player'));
  history.replaceState(null, '', '?t=30');
  const { container } = renderInHost(<Player {...given} />, host);
  history.replaceState(null, '', location.pathname);
  const frame = () => container.querySelector('iframe');
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  expect(frame()?.getAttribute('src')).toMatch(/&t=30s$/);
  const first = frame();
  fireEvent(document, new CustomEvent('ap-seek', { detail: { seconds: 48.5 } }));
  expect(frame()?.getAttribute('src')).toMatch(/&t=48s$/);
  expect(frame()).not.toBe(first);
  host.remove();
});

test('a video of another web is left to the tag that asks the reader first', () => {
  givenPage(provider);
  const { container } = renderInHost(<Player {...given} type="videoEmbed" src="https://youtu.be/x" />);
  expect(container.querySelector('ap-social-embed')?.getAttribute('url')).toBe('https://youtu.be/x');
});
