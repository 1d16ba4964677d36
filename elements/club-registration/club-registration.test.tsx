import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { ClubRegistration } from './club-registration.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('BEY-03 CLUB-08 keeps the focus on the retry button until the profile comes, then on the heading', async () => {
  givenPage({ minAge: 13 }, { session: createSession() });
  session().setUser({ id: '7' }, 'load');
  const server = heldFetch();
  renderInHost(
    <ClubRegistration
      step={undefined}
      termsUrl="/condicions"
      privacyUrl="/privacitat"
      adultsRegisterUrl="/registre-adults"
      profileUrl={undefined}
      maxChildren={undefined}
    />,
  );
  await server.answer(1, new Response('', { status: 500 }));
  const button = await screen.findByRole('button', { name: 'Torneu-ho a provar' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await server.answer(2, Response.json({ id: 7, email: 'anna@example.cat' }));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement?.contains(document.querySelector('h2'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
