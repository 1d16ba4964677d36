import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { heldFetch } from '../../../tests/support/held-fetch.ts';
import { RecoveryForm } from './recovery-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['is still there is', false],
  ['has gone back to the login is not', true],
])('LOGIN-15 PASS-03 redirects to the confirmation: who %s', async (_who, isGone) => {
  const server = heldFetch();
  givenPage();
  const onRequested = vi.fn(() => false);
  const { unmount } = render(
    <RecoveryForm email="anna@example.cat" stay={false} onRequested={onRequested} />,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(server.count()).toBe(1));
  if (isGone) unmount();
  await server.answer(1, new Response('{"response":{}}'));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(onRequested).toHaveBeenCalledTimes(isGone ? 0 : 1);
});
