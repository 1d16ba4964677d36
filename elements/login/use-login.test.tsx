import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import type { Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { useLogin } from './use-login.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const server = heldFetch();
  const session = { store: createStore(() => ({ user: null })) };
  givenPage({ socialClients: {} }, { session } as Partial<Registry>);
  const options = { variant: 'adult', embedded: false, redirect: true, successUrl: undefined } as const;
  const { result } = renderHookInHost(() => useLogin(options), document.createElement('ap-login'));
  const refuse = (userId?: string) =>
    act(async () => {
      const body = userId ? { userId } : {};
      await result.current.enter(async () => {
        throw new ApiError('refused', 'unauthorized', userId ? 403 : 401, body);
      });
    });
  const resend = async (mails: number) => {
    await act(async () => void result.current.resend());
    await waitFor(() => expect(server.count()).toBe(mails));
  };
  const answer = (mail: number, status: number) => server.answer(mail, new Response('{}', { status }));
  const said = () => [result.current.problem?.code.text, result.current.isMailSent];
  return { refuse, resend, answer, said };
}

test.each([200, 500])(
  'LOGIN-11 LOGIN-12 the answer %d to a mail of one account leaves the refusal of another',
  async (status) => {
    const { refuse, resend, answer, said } = open();
    await refuse('1');
    await resend(1);
    await refuse();
    await answer(1, status);
    expect(said()).toEqual(['error', false]);
  },
);

test('LOGIN-11 LOGIN-12 another account asks for its own mail while that of the first is on its way', async () => {
  const { refuse, resend, answer, said } = open();
  await refuse('1');
  await resend(1);
  await resend(1);
  await refuse('2');
  await resend(2);
  await answer(1, 200);
  expect(said()).toEqual(['not-validated', false]);
  await answer(2, 500);
  await waitFor(() => expect(said()).toEqual(['validation-failed', false]));
});

test('BEY-28 in preview a login with a session warns the editor and stays on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const session = { store: createStore(() => ({ user: { id: '7', type: 'adult' } })) };
  givenPage({ socialClients: {}, preview: true }, { session } as unknown as Partial<Registry>);
  const options = { variant: 'adult', embedded: false, redirect: true, successUrl: undefined } as const;
  renderHookInHost(() => useLogin(options), document.createElement('ap-login'));
  const note = '<ap-login>: qui ja ha entrat va d’ací a una altra pàgina.';
  await waitFor(() => expect(warn).toHaveBeenCalledWith(note, expect.any(Element)));
  expect(leave).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
