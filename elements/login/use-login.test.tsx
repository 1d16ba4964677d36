import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import type { Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { useLogin } from './use-login.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** How the mails that were asked for are answered, one after the other. */
let answers: ((status: number) => Promise<void>)[];

function open() {
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((status) => act(async () => resolve(new Response('{}', { status }))));
      }),
  );
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
    await vi.waitFor(() => expect(answers).toHaveLength(mails));
  };
  const said = () => [result.current.problem?.code.text, result.current.isMailSent];
  return { refuse, resend, said };
}

test.each([200, 500])(
  'LOGIN-11 LOGIN-12 the answer %d to a mail for one account says nothing over the refusal of another',
  async (status) => {
    const { refuse, resend, said } = open();
    await refuse('1');
    await resend(1);
    await refuse();
    await answers[0]?.(status);
    expect(said()).toEqual(['error', false]);
  },
);

test('LOGIN-11 LOGIN-12 another account asks for its own mail while that of the first is on its way', async () => {
  const { refuse, resend, said } = open();
  await refuse('1');
  await resend(1);
  await resend(1);
  await refuse('2');
  await resend(2);
  await answers[0]?.(200);
  expect(said()).toEqual(['not-validated', false]);
  await answers[1]?.(500);
  await vi.waitFor(() => expect(said()).toEqual(['validation-failed', false]));
});
