import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../src/api/profile.types.ts';
import type { Child } from '../../../src/club/child.types.ts';
import { createSession } from '../../../src/session/create-session.ts';
import { session } from '../../../src/session/session.ts';
import { givenPage } from '../../../tests/support/given-page.ts';
import { renderInHost } from '../../../tests/support/render-in-host.tsx';
import type { ProfileModel } from '../profile.types.ts';
import Children from './children.part.tsx';

const tutor = { id: '8', name: 'Pere', type: 'adult' };
const neus: Child = {
  id: '30',
  name: 'Neus',
  surname: 'Climent Roig',
  birthdate: '2019-03-04',
  nick: '100200',
  photo: null,
  validUntil: '2032-03-04',
};
const nico: Child = { ...neus, id: '31', name: 'Nico', nick: '738214' };

/** Request bodies, and the response to them. */
let sent: unknown[];
let removed: string[];
let status: number;
const heard = { saved: vi.fn(), failed: vi.fn(), left: vi.fn(), held: vi.fn() };

beforeEach(() => {
  sent = [];
  removed = [];
  status = 200;
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'DELETE') {
      removed.push(String(url));
      const left = [neus, nico].filter(({ id }) => !String(url).endsWith(`/${id}`));
      const answer = status === 200 ? { ...tutor, children: left } : { httpCode: status };
      return new Response(JSON.stringify(answer), { status });
    }
    if (method !== 'PATCH') throw new Error(`not expected: ${url}`);
    const changes = JSON.parse(String(body));
    sent.push(changes);
    const saved = [neus, nico].map((child) => ({
      ...child,
      ...changes.children.find(({ id }: Child) => id === child.id),
      pin: undefined, // never sent by a server
    }));
    const answer = status === 200 ? { ...tutor, children: saved } : { httpCode: status };
    return new Response(JSON.stringify(answer), { status });
  });
  givenPage({ basePath: '/web', routes: {}, minAge: 13 }, { session: createSession() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Described {
  site?: string;
  state?: ProfileModel['status'];
  children?: Child[];
  slots?: string;
}

function View({ site = 'lacolla', state = 'ready', children = [neus, nico] }: Described) {
  const [profile, accept] = useState<Profile>({ ...tutor, children });
  return (
    <Children
      user={tutor}
      site={site}
      clubRegisterUrl="/registre"
      reauthentication={{
        run: (call) => call(),
        hold() {
          heard.held('held');
          return () => heard.held('released');
        },
      }}
      model={{
        status: state,
        isRetrying: false,
        profile: state === 'ready' ? profile : null,
        retry() {},
        accept,
      }}
      leave={heard.left}
      onActivity={() => undefined}
      onSaved={heard.saved}
      onFailed={heard.failed}
    />
  );
}

function open({ slots = '', ...described }: Described = {}) {
  const host = document.createElement('ap-profile');
  host.innerHTML = slots;
  document.body.append(host);
  const container = host.appendChild(document.createElement('div'));
  return renderInHost(<View {...described} />, host, { container });
}

const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const type = (field: HTMLElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value } });
};

test('PROF-31 CHILD-14 shows each child’s card on the club with its number and print link', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Neus',
    'Nico',
  ]);
  expect((cardOf('Neus').getByLabelText(/Número de membre/) as HTMLInputElement).value).toBe('100200');
  const prints = screen.getAllByRole('link', { name: /Imprimiu el carnet/ });
  expect(prints.map((link) => link.getAttribute('href'))).toEqual([
    '/web/perfil/carnet/30#imprimeix',
    '/web/perfil/carnet/31#imprimeix',
  ]);
  expect(screen.getByRole('link', { name: 'Afegiu una criatura' }).getAttribute('href')).toBe(
    '/web/registre',
  );
});

test.each([
  ['the day before the 13th birthday', '2032-03-03T23:59:00+01:00', false],
  ['from the birthday on', '2032-03-04T00:00:00+01:00', true],
])('CHILD-13 CHILD-16 %s a card says whether it is still good', (_when, now, isExpired) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  open({ children: [neus] });
  vi.useRealTimers();
  expect(
    screen.getByText(isExpired ? /^El carnet va valdre fins al 4 de març del 2032/ : /^Val fins/),
  ).toBeTruthy();
  // no form that the server would reject, but the child can still be removed
  expect(screen.queryAllByRole('form')).toHaveLength(isExpired ? 0 : 1);
  expect(screen.queryAllByRole('link', { name: /Imprimiu el carnet/ })).toHaveLength(isExpired ? 0 : 1);
  expect(screen.getByRole('region', { name: 'Neus' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Doneu de baixa Neus' })).toBeTruthy();
});

test('CHILD-16 BEY-14 a birthdate that was written wrong is corrected, and the card is good again', async () => {
  const old = { ...neus, birthdate: '2009-03-04', validUntil: '2022-03-04' };
  open({ children: [old] });
  const correct = screen.getByRole('button', { name: 'Corregiu la data de naixement de Neus' });
  correct.focus();
  fireEvent.click(correct);
  const birthdate = cardOf('Neus').getByLabelText(/^Data de naixement/) as HTMLInputElement;
  await waitFor(() => expect(document.activeElement).toBe(birthdate));
  expect(birthdate.value).toBe('2009-03-04');
  fireEvent.submit(cardOf('Neus').getByRole('form'));
  expect(await screen.findAllByText(/^El club és per a qui encara no ha fet 13 anys/)).toBeTruthy();
  expect(sent).toEqual([]);
  type(birthdate, '2019-03-04');
  fireEvent.submit(cardOf('Neus').getByRole('form'));
  expect(await cardOf('Neus').findByText('Els canvis estan guardats.')).toBeTruthy();
  expect(sent).toEqual([{ children: [expect.objectContaining({ id: '30', birthdate: '2019-03-04' })] }]);
  // for both children in the server's response
  expect(screen.getAllByRole('link', { name: /^Imprimiu el carnet/ })).toHaveLength(2);
});

test('CHILD-15 CHILD-21 saves one child alone, without an unchanged PIN and photo', async () => {
  open();
  const card = cardOf('Nico');
  type(card.getByLabelText('Nom'), 'Nicolau');
  expect(heard.held).toHaveBeenLastCalledWith('held');
  fireEvent.submit(card.getByRole('form'));
  await waitFor(() => expect(heard.saved).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { children: [{ id: '31', name: 'Nicolau', surname: 'Climent Roig', birthdate: '2019-03-04' }] },
  ]);
  expect(await cardOf('Nicolau').findByText('Els canvis estan guardats.')).toBeTruthy();
  expect(cardOf('Neus').queryByText('Els canvis estan guardats.')).toBeNull();
  await waitFor(() => expect(heard.held).toHaveBeenLastCalledWith('released'));
});

test('CHILD-14 BEY-09 the browser asks before unsaved data of a child are lost', async () => {
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  open();
  expect(asks()).toBe(false);
  const card = cardOf('Nico');
  type(card.getByLabelText('Nom'), 'Nicolau');
  await waitFor(() => expect(asks()).toBe(true));
  fireEvent.submit(card.getByRole('form'));
  await waitFor(() => expect(asks()).toBe(false));
});

test('CHILD-14 sends a typed PIN, and does not keep it', async () => {
  open();
  const card = cardOf('Neus');
  const pins = [card.getByLabelText(/^PIN/), card.getByLabelText(/^Repetiu el PIN/)] as HTMLInputElement[];
  for (const field of pins) type(field, '0815');
  fireEvent.submit(card.getByRole('form'));
  await waitFor(() =>
    expect(sent).toEqual([{ children: [expect.objectContaining({ id: '30', pin: '0815' })] }]),
  );
  await waitFor(() => expect(pins.map(({ value }) => value)).toEqual(['', '']));
});

test('CHILD-15 reports a rejected save, keeps the typed values, and tells the page of it', async () => {
  status = 500;
  open();
  const card = cardOf('Neus');
  const name = card.getByLabelText('Nom') as HTMLInputElement;
  type(name, 'Neu');
  fireEvent.submit(card.getByRole('form'));
  expect((await card.findByRole('alert')).textContent).toMatch(/^No s’ha pogut guardar/);
  expect(name.value).toBe('Neu');
  expect(heard.failed.mock.calls).toEqual([[expect.objectContaining({ status: 500 })]]);
  expect(heard.saved).not.toHaveBeenCalled();
});

test('PROF-31 shows an account without children how to add one', () => {
  open({ children: [] });
  expect(screen.getByText(/Encara no hi ha cap criatura/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Afegiu una criatura' })).toBeTruthy();
});

test.each(['apunt', 'apunts'])(
  'PROF-32 PROF-48 on %s there is only a description that leads to the club',
  (site) => {
    open({ site });
    expect(screen.getByText(/es gestionen en La Colla/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/web/perfil/els-meus-fills-i-filles?site=lacolla',
    );
    expect(screen.queryByRole('form')).toBeNull();
  },
);

test('PROF-48 shows the description of the page', () => {
  open({ site: 'apunt', slots: '<p slot="children-description">Les nostres paraules.</p>' });
  expect(screen.getByText('Les nostres paraules.')).toBeTruthy();
  expect(screen.queryByText(/La Colla/)).toBeNull();
});

test.each(['lacolla', 'apunt'])(
  'PROF-33 PROF-40 on %s it leaves for the login where the session cannot be had',
  (site) => {
    open({ site, state: 'failed' });
    expect(heard.left).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('PROF-33 stays while the session is being loaded', () => {
  open({ state: 'loading' });
  expect(heard.left).not.toHaveBeenCalled();
});

test('CHILD-14 W-07 removes a card once after a confirmation that lists the lost data', async () => {
  open();
  const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Doneu de baixa Neus' }));
  begin();
  const dialog = within(screen.getByRole('dialog', { name: 'Voleu donar de baixa Neus?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'el carnet, amb el número i el PIN: ja no hi podrà entrar',
    'els continguts i els programes que ha guardat',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'No, que es quede' }));
  expect([screen.queryByRole('dialog'), removed]).toEqual([null, []]);
  begin();
  const confirm = screen.getByRole('button', { name: 'Sí, esborreu el carnet' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Neus' })).toBeNull());
  expect(removed).toEqual(['/web/api/front/user/children/30']);
  const said = screen.getByText('El carnet de Neus s’ha esborrat.');
  expect(document.activeElement).toBe(said);
  expect(screen.getByRole('button', { name: 'Doneu de baixa Nico' })).toBeTruthy();
  expect(heard.saved).not.toHaveBeenCalled();
});

test('CHILD-14 a child that is gone already goes from the page too', async () => {
  open();
  session().setUser({ id: tutor.id, name: 'Anna' }, 'load');
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'DELETE'
      ? new Response('{"httpCode":404}', { status: 404 })
      : new Response(JSON.stringify({ ...tutor, children: [nico] })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Doneu de baixa Neus' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sí, esborreu el carnet' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Neus/ })).toBeNull());
  expect(heard.failed).not.toHaveBeenCalled();
});

test('CHILD-14 W-12 keeps the card and the confirmation when deletion fails or login is required', async () => {
  status = 500;
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Doneu de baixa Neus' }));
  const confirm = screen.getByRole('button', { name: 'Sí, esborreu el carnet' });
  fireEvent.click(confirm);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ara no s’ha pogut esborrar/);
  expect(heard.failed.mock.calls).toEqual([[expect.objectContaining({ status: 500 })]]);
  status = 401;
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Neus' })).toBeTruthy();
});
