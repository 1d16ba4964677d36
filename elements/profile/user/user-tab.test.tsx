import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../src/api/profile.types.ts';
import { createSession } from '../../../src/session/create-session.ts';
import { givenPage } from '../../../tests/support/given-page.ts';
import { renderInHost } from '../../../tests/support/render-in-host.tsx';
import UserTab from './user-tab.part.tsx';

beforeEach(() => {
  givenPage({ minAge: 13, routes: {} }, { session: createSession() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const whole: Profile = { id: '9', type: 'social', name: 'Joan', surname: 'Mira', birthdate: '1993-07-21' };
const nothing = () => undefined;

function open(profile: Profile, tab: 'user' | 'rrss', site: string, { isKnown = true } = {}) {
  const onDeleted = vi.fn();
  const model = { status: 'ready', isRetrying: false, profile, retry: nothing, accept: nothing } as const;
  const unknown = { ...model, status: 'failed', profile: null } as const;
  renderInHost(
    <UserTab
      user={profile}
      site={site}
      tab={tab}
      supportEmail="ajuda@example.cat"
      model={isKnown ? model : unknown}
      reauthentication={{ run: (call) => call(), hold: () => nothing }}
      onActivity={nothing}
      onSaved={nothing}
      onFailed={nothing}
      onDeleted={onDeleted}
    />,
  );
  return onDeleted;
}

/** Replaces the name and submits the form. */
function rename(name: string) {
  const field = screen.getByLabelText('Nom');
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: name } });
  fireEvent.submit(field);
}

test.each([
  ['General', 'apuntsNewsletterGeneric'],
  ['Primària', 'apuntsNewsletterLowLevel'],
  ['Secundària', 'apuntsNewsletterMediumLevel'],
  ['Batxillerat', 'apuntsNewsletterHighLevel'],
])('PROF-45 the box %s is the field %s, and is ticked where that is', (label, field) => {
  open({ ...whole, [field]: true }, 'user', 'apunts');
  const box = screen.getByLabelText<HTMLInputElement>(label);
  expect(box.name).toBe(field);
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(ticked).toEqual([box]);
});

test('SOC-06 SOC-09 names required fields that a network has not supplied', () => {
  open({ ...whole, surname: '', birthdate: null }, 'rrss', 'apunt');
  expect(screen.getByText('Encara falta: Cognoms, Data de naixement.')).toBeTruthy();
  expect(screen.queryByText(/opcional/)).toBeNull();
});

test.each(['rrss', 'user'] as const)('SOC-06 tells a reader without an e-mail how to go on: %s', (tab) => {
  open(whole, tab, 'apunt');
  expect(screen.getByText(/no ens ha donat cap correu confirmat.*registreu-vos/)).toBeTruthy();
});

test.each([
  ['a social user with an e-mail', { ...whole, email: 'joan@example.cat' }, true],
  ['a user with a password', { ...whole, type: 'adult' }, true],
  ['a user whose profile has not come', whole, false],
])('SOC-06 does not speak of a missing e-mail to %s', (_who, profile, isKnown) => {
  open(profile, 'user', 'apunt', { isKnown });
  expect(screen.queryByText(/correu confirmat/)).toBeNull();
});

test('PROF-50 the birthdate is optional on the other tab', () => {
  open({ ...whole, birthdate: null }, 'user', 'apunt');
  expect(screen.queryByText(/Encara falta/)).toBeNull();
  expect(screen.getByText(/opcional/)).toBeTruthy();
});

/** Form of a user with a password, with a save that is pending until it is answered. */
async function saving() {
  let answer = (_saved: object) => {};
  const fetched = vi.fn(
    () =>
      new Promise((resolve) => {
        answer = (saved) => resolve(new Response(JSON.stringify(saved)));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const adult = { ...whole, type: 'adult', email: 'joan@example.cat' };
  open(adult, 'user', 'apunt');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => {
    field(label).focus();
    fireEvent.input(field(label), { target: { value } });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Canvieu la contrasenya' }));
  const passwords = ['Contrasenya actual', 'Contrasenya nova', 'Repetiu la contrasenya nova'];
  for (const label of passwords) type(label, label === 'Contrasenya actual' ? 'Secreta123' : 'LlumDePati27');
  fireEvent.submit(field('Nom').form as HTMLFormElement);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const end = async () => {
    await act(async () => answer(adult));
    await waitFor(() =>
      expect(screen.queryByLabelText<HTMLInputElement>('Contrasenya actual')?.value ?? '').toBe(''),
    );
  };
  return { field, type, end };
}

test('PROF-14 W-15 the fields of a password close once it is saved, and the focus stays beside them', async () => {
  const { end } = await saving();
  await end();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Canvieu la contrasenya' }));
  expect(screen.queryByLabelText('Contrasenya nova')).toBeNull();
  expect(screen.getByText('Els canvis s’han guardat.')).toBeTruthy();
});

test('PROF-14 VAL-37 a password that is typed while another is on its way stays', async () => {
  const { field, type, end } = await saving();
  type('Contrasenya nova', 'UnaAltra26');
  await end();
  expect(field('Contrasenya nova').value).toBe('UnaAltra26');
  expect(field('Contrasenya actual').value).toBe('');
  expect(document.activeElement).toBe(field('Contrasenya nova'));
  expect(screen.queryByText('Els canvis s’han guardat.')).toBeNull();
});

test('PROF-27 PROF-46 explains in the dialog that the account cannot be deleted, with the focus there', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"httpCode":412}', { status: 412 }));
  open(whole, 'user', 'lacolla');
  fireEvent.click(screen.getByRole('button', { name: 'Elimineu el compte' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sí, elimineu-lo' }));
  const answer = within(await screen.findByRole('dialog', { name: 'Este compte no es pot eliminar' }));
  expect(answer.getByRole('alert').textContent).toContain('ajuda@example.cat');
  expect(document.activeElement).toBe(answer.getByRole('button', { name: 'Entesos' }));
  expect(answer.queryByText(/S’esborraran les vostres dades/)).toBeNull();
  expect(answer.queryByRole('button', { name: 'Sí, elimineu-lo' })).toBeNull();
});

test('PROF-40 saves a name without a loaded profile, and does not require unknown fields', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...whole, name: 'Joana' });
  });
  open({ id: '9', type: 'social', name: 'Joan' }, 'user', 'apunt', { isKnown: false });
  rename('Joana');
  expect(await screen.findByText('Els canvis s’han guardat.')).toBeTruthy();
  expect(sent).toEqual([expect.objectContaining({ id: '9', name: 'Joana' })]);
  expect(sent[0]).not.toHaveProperty('surname');
});

test('PROF-13 PROF-40 a name that is known is not taken away without the profile', async () => {
  open({ id: '9', type: 'social', name: 'Joan' }, 'user', 'apunt', { isKnown: false });
  rename('');
  expect(await screen.findAllByText('Escriviu el nom.')).toBeTruthy();
});

test.each([
  ['is gone', 401, true],
  ['is there', 200, false],
])('PROF-25 where the answer to a deletion is lost and the account %s', async (_what, status, isGone) => {
  let tries = 0;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'POST') throw new TypeError('the network has gone');
    tries += 1;
    return Response.json(tries === 1 || status === 200 ? whole : { httpCode: status }, {
      status: tries === 1 ? 200 : status,
    });
  });
  const onDeleted = open(whole, 'user', 'apunt');
  fireEvent.click(screen.getByRole('button', { name: 'Elimineu el compte' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sí, elimineu-lo' }));
  if (isGone) await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  else expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
  expect(onDeleted).toHaveBeenCalledTimes(isGone ? 1 : 0);
});
