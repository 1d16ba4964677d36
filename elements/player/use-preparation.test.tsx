import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/loader/when-idle.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Player } from './player.tsx';

const given = {
  type: 'video',
  bcId: '7',
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
  mediaTitle: 'Un far',
} as const;

const own = { videoProvider: 'api', videoApi: '/playback', videoAccount: '1' };
const calls = vi.fn(async (_address: string) => Response.json({ sources: [] }));
const addresses = () => calls.mock.calls.map(([address]) => new URL(address, location.href).pathname);

beforeEach(() => {
  calls.mockClear();
  vi.stubGlobal('fetch', calls);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const givenConnection = (connection: object) =>
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));

/** Shows a player whose page has been idle. */
async function show(preload: 'none' | 'metadata' | 'auto', config: object = own) {
  givenPage(config);
  const shown = renderInHost(<Player {...given} preload={preload} />);
  await act(() => whenIdle([]));
  await settled();
  return shown;
}

/** Waits until nothing more can be requested: for imports, and for the requests that follow them. */
const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });

test.each(['metadata', 'auto'] as const)(
  'PLAY-23 with preload="%s" an idle page asks for the media',
  async (preload) => {
    await show(preload);
    await waitFor(() => expect(addresses()).toEqual(['/playback/accounts/1/videos/7']));
  },
);

test('PLAY-02 without preload nothing is asked for until a pointer comes near, then once', async () => {
  const { host } = await show('none');
  expect(calls).not.toHaveBeenCalled();
  act(() => {
    for (const type of ['pointerenter', 'pointerdown', 'focusin']) host.dispatchEvent(new Event(type));
  });
  await waitFor(() => expect(addresses()).toEqual(['/playback/accounts/1/videos/7']));
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'with a connection of %o nothing is loaded ahead',
  async (connection) => {
    givenConnection(connection);
    const { host } = await show('auto');
    fireEvent.pointerDown(host);
    await settled();
    expect(calls).not.toHaveBeenCalled();
  },
);

test('W-21 a video service of another origin is not asked before the press', async () => {
  const { host } = await show('auto', { ...own, videoApi: 'https://video.example/playback' });
  fireEvent.pointerDown(host);
  await settled();
  expect(calls).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' }));
  await waitFor(() => expect(calls).toHaveBeenCalledOnce());
});

test('PLAY-23 a press uses the answer that the idle page has asked for', async () => {
  await show('auto');
  await waitFor(() => expect(calls).toHaveBeenCalledOnce());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' })));
  await screen.findByRole('alert');
  expect(calls).toHaveBeenCalledOnce();
});

test('HTTP-12 a press asks again where the request of the idle page has failed', async () => {
  calls.mockRejectedValueOnce(new TypeError('the connection is lost'));
  await show('auto');
  await waitFor(() => expect(calls).toHaveBeenCalledOnce());
  await settled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reproduïu: Un far' })));
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
});
