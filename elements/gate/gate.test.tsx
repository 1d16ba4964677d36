import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Gate } from './gate.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const failure = () => new Response('', { status: 500 });
const page = () => new Response('<p>Secret</p>', { headers: { 'Content-Type': 'text/html' } });

async function showFailed() {
  givenPage({}, { session: createSession() });
  const server = heldFetch('/secret');
  document.body.innerHTML = '<ap-gate><div data-ap-mount=""></div></ap-gate>';
  const host = document.querySelector<HTMLElement>('ap-gate') ?? undefined;
  const container = document.querySelector<HTMLElement>('[data-ap-mount]') ?? undefined;
  renderInHost(<Gate required={false} src="/secret" template="body" loginUrl={undefined} />, host, {
    container,
  });
  await server.answer(1, failure());
  const button = await screen.findByRole('button', { name: 'Torneu-ho a provar' });
  button.focus();
  fireEvent.click(button);
  return { server, button };
}

test('BEY-03 GATE-10 the button that tries again keeps the focus until the answer, which takes it', async () => {
  const { server, button } = await showFailed();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  await server.answer(2, page());
  await screen.findByText('Secret');
  expect(document.activeElement?.className).toBe('ap-gate-content');
  expect(server.count()).toBe(2);
});

test('BEY-03 GATE-10 failing again is said again, and leaves the focus on the button', async () => {
  const { server, button } = await showFailed();
  expect(screen.queryByRole('alert')).toBeNull();
  await server.answer(2, failure());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBeTruthy());
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('BEY-03 GATE-10 who has gone elsewhere meanwhile stays there', async () => {
  const { server, button } = await showFailed();
  button.blur();
  await server.answer(2, page());
  await screen.findByText('Secret');
  expect(document.activeElement).toBe(document.body);
});
