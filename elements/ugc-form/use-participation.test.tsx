import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './ugc-form.element.ts';
import { useParticipation } from './use-participation.ts';
import { useUpload } from './use-upload.ts';

// a file of minutes
vi.mock('./use-upload.ts', () => ({ useUpload: vi.fn() }));

/** Functions that end the pending uploads, in order. */
let arrivals: (() => void)[];
let sent: string[];

beforeEach(() => {
  givenPage({ minAge: 13 }, { session: createSession() });
  arrivals = [];
  sent = [];
  const start = () =>
    new Promise<string>((resolve) => {
      arrivals.push(() => resolve(`f${arrivals.length}`));
    });
  const upload = { state: { step: 'none' }, start, cancel() {}, end() {} };
  vi.mocked(useUpload).mockReturnValue(upload as unknown as ReturnType<typeof useUpload>);
  // only the network is simulated
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.endsWith('/postParticipation')) sent.push(address);
    return new Response('{}');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const comesIn = (id: string) => act(() => session().setUser({ id, type: 'adult' }, 'login'));

const fields = { name: 'Anna', email: 'anna@example.cat', text: 'Quan torna?', checkPrivacyPolicy: 'on' };
const props = Object.fromEntries(
  Object.entries(contract.attributes).map(([name, type]) => [
    name,
    'default' in type ? type.default : undefined,
  ]),
);

/** Renders a complete form with a file; `press` submits it, `arrive` ends the upload. */
async function sendFile() {
  const host = document.createElement('ap-ugc-form');
  host.innerHTML = `<form>${Object.entries(fields)
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('')}</form>`;
  const onSent = vi.fn();
  const access = { isOpen: true, mayTakePart: true, begin() {}, end() {} };
  const told: unknown[] = [];
  for (const name of ['ap-ugc-error', 'ap-login-required'])
    host.addEventListener(name, () => told.push(name));
  const own = { ...props, ugcId: '2', type: 'text_image' } as Parameters<typeof useParticipation>[0];
  const { result } = renderHookInHost(
    () => useParticipation(own, { access, kept: null, onSent, onSending() {} }),
    host,
  );
  act(() => {
    result.current.form.setValue('recaptcha', 'token');
    result.current.pick(new File(['GIF89a'], 'foto.gif', { type: 'image/gif' }));
  });
  async function press() {
    const before = arrivals.length;
    let outcome: Promise<boolean> = Promise.resolve(false);
    act(() => {
      outcome = result.current.form.submit();
    });
    await waitFor(() => expect(arrivals).toHaveLength(before + 1));
    const arrive = () =>
      act(async () => {
        arrivals.at(-1)?.();
        await outcome;
      });
    return { arrive };
  }
  return { result, onSent, told, press };
}

test('UGC-10 UGC-25 sends the typed text with its file while the user stays the same', async () => {
  comesIn('7');
  const { onSent, press } = await sendFile();
  const { arrive } = await press();
  await arrive();
  expect(sent).toHaveLength(1);
  expect(onSent).toHaveBeenCalledOnce();
});

test('UGC-29 SESS-18 does not send a user’s text when another user logs in during the upload', async () => {
  comesIn('7');
  const { result, onSent, told, press } = await sendFile();
  const { arrive } = await press();
  comesIn('9');
  await arrive();
  expect(sent).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
  expect(result.current.refusal?.code.join()).toContain('ha canviat qui ha iniciat la sessió');
  expect(told).toEqual(['ap-ugc-error']);

  await (await press()).arrive();
  expect(arrivals).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

test('UGC-41 SESS-18 where the session has ended during the upload, a login is asked for', async () => {
  comesIn('7');
  const { result, told, press } = await sendFile();
  const { arrive } = await press();
  act(() => session().end('logout'));
  await arrive();
  expect(sent).toEqual([]);
  expect(result.current).toMatchObject({ isLoginAsked: true, refusal: null });
  expect(told).toEqual(['ap-login-required', 'ap-ugc-error']);
});
