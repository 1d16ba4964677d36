import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Profile } from './profile.tsx';

test.each([
  ['laCollaMember', 'Ves a l’entrada'],
  ['adult', 'Aneu a l’accés'],
])('PROF-02 keeps the words for children or adults after a logout (%s)', async (type, way) => {
  givenPage({ basePath: '', routes: {}, dev: true }, { session: createSession() });
  session().setUser({ id: '30', name: 'Neus', type }, 'load');
  renderInHost(
    <Profile
      tab="favourites"
      loginUrl="/acces"
      masonryBreak={568}
      clubRegisterUrl="/registre"
      supportEmail={undefined}
    />,
  );
  await act(async () => session().end('logout'));
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('PROF-02 warns the editor in preview, and does not leave the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  givenPage({ basePath: '', routes: {}, preview: true }, { session: createSession() });
  const props = { tab: 'user', loginUrl: '/acces', masonryBreak: 568, clubRegisterUrl: '/registre' } as const;
  const { host } = renderInHost(<Profile {...props} supportEmail={undefined} />);
  const note = `<${host.localName}>: qui no ha entrat va d’ací a la pàgina d’accés.`;
  expect(warn).toHaveBeenCalledWith(note, host);
  expect(leave).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
