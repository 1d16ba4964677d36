import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as formTexts } from '../../src/forms/form/forms.texts.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Password } from './password.tsx';

const props = {
  token: 'del-correu',
  email: 'anna@example.cat',
  stay: false,
  successUrl: '/fet',
  recoverUrl: '/recuperar-contrasenya',
};

/** Response to the first press; a second one would be rejected. */
const fetched = vi.fn(async () =>
  fetched.mock.calls.length === 1
    ? new Response('{"response":{}}')
    : new Response('{"errorCode":"INVALID_TOKEN"}', { status: 400 }),
);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  givenPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['request', 'Envieu-me el correu'],
  ['reset', 'Canvieu la contrasenya'],
] as const)(
  'PASS-03 PASS-07 a %s sends nothing more while the next page is on its way',
  async (variant, name) => {
    renderInHost(<Password {...props} variant={variant} />);
    for (const field of screen.queryAllByLabelText(/contrasenya/i))
      fireEvent.input(field, { target: { value: 'LlumDePati27' } });
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/fet'));
    await act(async () => {});
    fireEvent.click(button);
    await act(async () => {});
    expect(button.textContent).toBe(formTexts['form.sending']);
    expect(fetched).toHaveBeenCalledOnce();

    // Back has restored the page
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(button.textContent).toBe(name));
  },
);

test('PASS-08 links to the login when the link turns invalid after a lost answer', async () => {
  givenPage({ loginUrl: '/acces' });
  fetched.mockRejectedValueOnce(new TypeError('the network has gone'));
  renderInHost(<Password {...props} variant="reset" />);
  for (const field of screen.queryAllByLabelText(/contrasenya/i))
    fireEvent.input(field, { target: { value: 'LlumDePati27' } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Canvieu la contrasenya' }));
  press();
  await screen.findByText(/^No hi ha connexió/);
  press();
  await screen.findByText(/Pot ser que la contrasenya nova ja valga/);
  expect(screen.getByRole('link', { name: 'Inicieu la sessió' }).getAttribute('href')).toBe('/acces');
  expect(screen.getByRole('link', { name: 'Demaneu un altre correu' })).toBeTruthy();
});

test('ERR-04 W-15 shows the text of the code and advice for a refused password', async () => {
  const body = { errorCode: 'INVALID_FIELD', errorMessage: 'password' };
  fetched.mockResolvedValueOnce(Response.json(body, { status: 400 }));
  renderInHost(<Password {...props} variant="reset" />);
  for (const field of screen.queryAllByLabelText(/contrasenya/i))
    fireEvent.input(field, { target: { value: 'LlumDePati27' } });
  fireEvent.click(screen.getByRole('button', { name: 'Canvieu la contrasenya' }));
  const said = await screen.findByText(/fàcil d’endevinar/);
  expect(said.textContent).toMatch(/^Les dades no són vàlides\. La contrasenya/);
});
