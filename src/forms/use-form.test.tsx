import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../config/config.types.ts';
import { installRegistry, type Registry } from '../storage/registry.ts';
import { createStore } from '../storage/store.ts';
import { login } from './account-rules.ts';
import { checkWith } from './check-with.ts';
import { Form } from './form.tsx';
import { texts } from './forms.texts.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

beforeEach(() => {
  const config = createStore(() => ({ minAge: 13 }) as Config);
  installRegistry({ shared: { config } } as unknown as Registry);
});
afterEach(cleanup);

type Send = (values: { email: string; password: string }) => Promise<boolean>;

function TestForm({
  loadCheck,
  send,
}: {
  loadCheck: () => Promise<ReturnType<typeof checkWith>>;
  send: Send;
}) {
  const form = useForm({ initial: { email: '', password: '' }, loadCheck, send });
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

test('VAL-37 a message comes when the field is left, is tied to it, and goes when it is mended', async () => {
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

test('VAL-37 W-27 a submit says all that is missing, goes to the first of it, and sends nothing', async () => {
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

test('VAL-37 what a password manager fills in without an event is sent', async () => {
  const send = vi.fn(async () => true);
  const { email, password, button } = show(send);
  email.value = 'anna@example.cat';
  password.value = 'Secreta123';
  fireEvent.click(button);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ email: 'anna@example.cat', password: 'Secreta123' }),
  );
});

test('LOGIN-20 two submits at once are one request, and the button says that it is on its way', async () => {
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

test('HTTP-05 VAL-37 a refusal keeps what was typed, but for the password, and blames no field', async () => {
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

test('BEY-31 the rules are loaded when the form is touched', async () => {
  const { email, loadCheck } = show();
  expect(loadCheck).not.toHaveBeenCalled();
  fireEvent.focus(email);
  expect(loadCheck).toHaveBeenCalled();
});

test('VAL-37 rules that cannot be loaded are said at the submit, and tried again at the next', async () => {
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
