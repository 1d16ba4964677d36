import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../config/config.types.ts';
import { installRegistry, type Registry } from '../../storage/registry.ts';
import { createStore } from '../../storage/store.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { login } from '../rules/account-rules.ts';
import { checkWith } from '../rules/check-with.ts';
import { Form } from './form.tsx';
import { texts } from './forms.texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { type FormModel, useForm } from './use-form.ts';

beforeEach(() => {
  const config = createStore(() => ({ minAge: 13 }) as Config);
  installRegistry({ shared: { config } } as unknown as Registry);
});
afterEach(cleanup);

/** The form that is shown. */
let model: FormModel;

type Send = (values: { email: string; password: string }) => Promise<boolean>;

function TestForm({
  loadCheck,
  send,
}: {
  loadCheck: () => Promise<ReturnType<typeof checkWith>>;
  send: Send;
}) {
  const form = useForm({ initial: { email: '', password: '' }, loadCheck, send });
  model = form;
  return (
    <Form form={form}>
      <TextField field="accountEmail" label="Correu" />
      <PasswordField field="currentPassword" label="Contrasenya" />
      <SubmitButton label="Entreu" />
    </Form>
  );
}

function show(send: Send = async () => true, loadCheck = vi.fn(async () => checkWith(login))) {
  render(<TestForm loadCheck={loadCheck} send={send} />);
  return {
    loadCheck,
    email: screen.getByLabelText<HTMLInputElement>('Correu'),
    password: screen.getByLabelText<HTMLInputElement>('Contrasenya'),
    button: screen.getByRole('button', { name: 'Entreu' }),
  };
}

const type = (field: HTMLElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value } });
};

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('VAL-37 shows a message when the field is left, linked to it, until it is corrected', async () => {
  const { email } = show();
  type(email, 'anna');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(email);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(describedBy(email)).toBe(texts['form.email-invalid']);
  type(email, 'anna@example.cat');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  expect(describedBy(email)).toBe('');
});

test('VAL-37 W-27 lists everything missing on submit, focuses the first, and sends nothing', async () => {
  const send = vi.fn(async () => true);
  const { email, button } = show(send);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(email));
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    texts['form.email-required'],
    texts['form.password-required'],
  ]);
  fireEvent.click(links[1] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText('Contrasenya'));
  expect(send).not.toHaveBeenCalled();
});

test('VAL-37 sends what a password manager fills in without an event', async () => {
  const send = vi.fn(async () => true);
  const { email, password, button } = show(send);
  email.value = 'anna@example.cat';
  password.value = 'Secreta123';
  fireEvent.click(button);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ email: 'anna@example.cat', password: 'Secreta123' }),
  );
});

test('LOGIN-20 sends one request for two submits, and shows that it is under way', async () => {
  let answer = (_isAdmitted: boolean) => {};
  const send = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  const { email, password, button } = show(send);
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe(texts['form.sending']));
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  answer(true);
  await waitFor(() => expect(button.textContent).toBe('Entreu'));
});

test('HTTP-05 VAL-37 keeps typed values after a rejection, except the password, and marks no field', async () => {
  const { email, password, button } = show(async () => false);
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  await waitFor(() => expect(password.value).toBe(''));
  expect(email.value).toBe('anna@example.cat');
  expect(password.getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  type(password, 'Secreta124');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('NEWS-12 CLUB-08 selects what is written into the field that has the focus, so that typing takes its place', () => {
  const { email } = show();
  const selected: string[] = []; // of a field for e-mails the browser does not tell it
  vi.spyOn(email, 'select').mockImplementation(() => selected.push(email.value));
  act(() => model.setValue('email', 'joan@example.cat'));
  email.focus();
  act(() => model.setValue('password', 'Secreta123'));
  expect(selected).toEqual([]);
  act(() => model.setValue('email', 'anna@example.cat'));
  act(() => model.reset({ email: 'laura@example.cat', password: '' }));
  type(email, 'laura@example.org');
  act(() => model.setValue('password', 'Secreta123'));
  expect(selected).toEqual(['anna@example.cat', 'laura@example.cat']);
});

test('BEY-31 loads the rules when the form is touched', async () => {
  const { email, loadCheck } = show();
  expect(loadCheck).not.toHaveBeenCalled();
  fireEvent.focus(email);
  expect(loadCheck).toHaveBeenCalled();
});

test('VAL-37 reports rules that cannot be loaded on submit, and loads them again on the next', async () => {
  const send = vi.fn(async () => true);
  let isDown = true;
  const load = vi.fn(async () => {
    if (isDown) throw new Error('offline');
    return checkWith(login);
  });
  const { email, password, button } = show(send, load);
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts['form.error-load']));
  isDown = false;
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
