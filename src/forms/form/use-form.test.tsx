import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { CheckField } from '../fields/check-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { login } from '../rules/account-rules.ts';
import { checkWith } from '../rules/check-with.ts';
import { reset } from '../rules/reset-rules.ts';
import { Form } from './form.tsx';
import type { FormModel } from './form.types.ts';
import { texts } from './forms.texts.ts';
import type { Sent } from './sent.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

beforeEach(() => {
  givenPage({ minAge: 13 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Promise that a test settles. */
function held<T>() {
  let end = (_outcome: T) => {};
  const ending = new Promise<T>((resolve) => {
    end = resolve;
  });
  return { ending, end: (outcome: T) => act(async () => end(outcome)) };
}

/** The form that is shown. */
let model: FormModel;

type Send = (values: { email: string; password: string }) => Promise<Sent>;

function TestForm({
  initial,
  loadCheck,
  send,
}: {
  initial: { email: string; password: string };
  loadCheck: () => Promise<ReturnType<typeof checkWith>>;
  send: Send;
}) {
  const form = useForm({ initial, loadCheck, send });
  model = form;
  return (
    <Form form={form}>
      <TextField field="accountEmail" label="Correu" />
      <PasswordField field="currentPassword" label="Contrasenya" />
      <SubmitButton label="Entreu" />
    </Form>
  );
}

function show(
  send: Send = async () => true,
  loadCheck = vi.fn(async () => checkWith(login)),
  initial = { email: '', password: '' },
) {
  render(<TestForm initial={initial} loadCheck={loadCheck} send={send} />);
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

test('VAL-37 sends values that a password manager fills in without an event', async () => {
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

test('VAL-37 validates the final text when the rules load during typing', async () => {
  const { ending: rules, end: arrive } = held<ReturnType<typeof checkWith>>();
  const { email, password, button } = show(
    async () => true,
    vi.fn(() => rules),
  );
  for (const text of ['', 'a', 'anna', 'anna@', 'anna@example.cat']) type(email, text);
  for (const text of ['', 'S', 'Secreta123']) type(password, text);
  const check = checkWith(login);
  // the check of invalid values takes longer
  await arrive(async (values, context) => {
    const found = await check(values, context);
    if (Object.keys(found.errors).length > 0) await new Promise((resolve) => setTimeout(resolve));
    return found;
  });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('REG-15 VAL-37 a submit waits for a value that is still being made, if it lacks nothing else', async () => {
  const send = vi.fn(async () => true);
  const { email, password, button } = show(send);
  type(email, 'anna@example.cat');
  const proof = held<string>();
  model.setPending('password', proof.ending);
  fireEvent.click(button);
  await act(async () => {});
  expect(button.textContent).toBe(texts['form.sending']);
  expect(password.getAttribute('aria-invalid')).toBeNull();
  model.setValue('password', 'Secreta123');
  await proof.end('Secreta123');
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.cat', password: 'Secreta123' }),
  );
});

test('REG-15 VAL-37 rejects a submit at once for missing fields', async () => {
  const { email, button } = show();
  model.setPending('password', held<string>().ending);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('REG-15 a submit is refused when a value that was being made has failed', async () => {
  const { email, password, button } = show();
  type(email, 'anna@example.cat');
  model.setPending('password', Promise.resolve());
  fireEvent.click(button);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
});

test('HTTP-05 LOGIN-18 a rejection leaves a password that was typed again since, and the focus where it is', async () => {
  const { ending, end } = held<boolean>();
  const send = vi.fn(() => ending);
  const { email, password, button } = show(send);
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalled());
  type(password, 'Secreta124');
  await end(false);
  expect(password.value).toBe('Secreta124');
  expect(document.activeElement).toBe(button);
});

test('VAL-37 validates the values at the time of submit, not those typed while the rules load', async () => {
  const send = vi.fn(async () => true);
  const { ending: rules, end: arrive } = held<ReturnType<typeof checkWith>>();
  const { email, password, button } = show(
    send,
    vi.fn(() => rules),
  );
  type(email, 'núria@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  type(email, 'nuria@example.cat');
  await arrive(checkWith(login));
  await waitFor(() => expect(model.isSending).toBe(false));
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(email.getAttribute('aria-invalid')).toBeNull();
  fireEvent.click(button);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ email: 'nuria@example.cat', password: 'Secreta123' }),
  );
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

test('NEWS-12 CLUB-08 selects a value that a script sets in the focused field, so that typing replaces it', () => {
  const { email } = show();
  const selected: string[] = []; // browsers do not report the selection of an e-mail field
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

test('VAL-37 NEWS-12 keeps text typed during a save and resets the other fields to the server data', async () => {
  const { ending, end } = held<boolean>();
  const send = vi.fn(async () => {
    const outcome = await ending;
    model.reset({ email: 'anna@example.cat', password: '' });
    return outcome;
  });
  const { email, password, button } = show(send);
  type(email, 'ANNA@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalled());
  email.focus();
  type(email, 'laura@example.cat');
  const select = vi.spyOn(email, 'select');
  await end(true);
  expect([email.value, password.value]).toEqual(['laura@example.cat', '']);
  expect(model.isDirty).toBe(true);
  expect(select).not.toHaveBeenCalled();
  act(() => model.reset({ email: 'anna@example.cat', password: '' }));
  expect(email.value, 'nothing is on its way any more').toBe('anna@example.cat');
  expect(model.isDirty).toBe(false);
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

test('VAL-37 says nothing while something is pressed, or that would move away and miss its click', async () => {
  const { email, password, loadCheck } = show();
  type(email, 'anna');
  await act(async () => {});
  fireEvent.pointerDown(password);
  fireEvent.blur(email);
  await act(async () => {});
  expect(loadCheck).toHaveBeenCalled();
  expect(email.getAttribute('aria-invalid')).toBeNull();
  fireEvent.pointerUp(password);
  expect(email.getAttribute('aria-invalid')).toBeNull();
  fireEvent.click(password);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(email)).toBe(texts['form.email-invalid']);
});

test.each([
  ['a fault of the server', 'failed' as const, 'Secreta123'],
  ['a rejection', false, ''],
])('HTTP-05 LOGIN-18 after %s clears only the rejected fields', async (_what, outcome, kept) => {
  const { email, password, button } = show(async () => outcome);
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe(texts['form.sending']));
  await waitFor(() => expect(button.textContent).toBe('Entreu'));
  await waitFor(() => expect(document.activeElement).toBe(outcome === false ? password : button));
  expect([email.value, password.value]).toEqual(['anna@example.cat', kept]);
});

test('VAL-37 a form that is complete when it opens has a button that looks so', async () => {
  const { button } = show(undefined, undefined, { email: 'anna@example.cat', password: 'Secreta123' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

test('VAL-37 a password manager that fills a form without an event makes its button look ready', async () => {
  const { email, password, button } = show();
  email.value = 'anna@example.cat';
  password.value = 'Secreta123';
  fireEvent.animationStart(password);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test.each([
  ['the pointer comes', (form: HTMLElement) => fireEvent.pointerEnter(form)],
  ['one comes back from a manager’s window', () => fireEvent.focus(window)],
])('VAL-37 reads values that a script has set without an event when %s', async (_what, come) => {
  const { email, password, button } = show();
  email.value = 'anna@example.cat';
  password.value = 'Secreta123';
  come(email.form as HTMLElement);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('VAL-37 so it is in a form that somebody was in before', async () => {
  const { email, password, button } = show();
  type(email, 'anna@example.cat');
  await act(async () => {});
  expect(button.getAttribute('aria-disabled')).toBe('true');
  password.value = 'Secreta123';
  fireEvent.pointerEnter(email.form as HTMLElement);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(email.hasAttribute('aria-invalid'), 'nothing is said of it').toBe(false);
});

test('W-27 the description of the button names missing and wrong fields', async () => {
  const { email, password, button } = show();
  expect(describedBy(button)).toBe(`${texts['form.missing']} Correu Contrasenya`);
  type(email, 'anna');
  type(password, 'Secreta123');
  await waitFor(() => expect(describedBy(button)).toBe(`${texts['form.missing']} Correu`));
  type(email, 'anna@example.cat');
  await waitFor(() => expect(button.hasAttribute('aria-describedby')).toBe(false));
});

test('VAL-37 W-27 a box that has to be ticked is missing until it is, whatever else is filled in', async () => {
  function Agreeing() {
    const form = useForm({
      initial: { email: 'anna@example.cat', terms: false },
      loadCheck: async () => checkWith(login),
      send: async () => true,
    });
    model = form;
    return (
      <Form form={form}>
        <TextField field="accountEmail" label="Correu" />
        <CheckField field="terms">Condicions</CheckField>
      </Form>
    );
  }
  render(<Agreeing />);
  expect(model.missing).toEqual(['terms']);
  expect(model.isTouched).toBe(false);
});

test('HTTP-12 says at once that there is no connection, before the rules have come', async () => {
  const send = vi.fn(async () => true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { email, password, button } = show(
    send,
    vi.fn(() => new Promise<never>(() => {})),
  );
  type(email, 'anna@example.cat');
  type(password, 'Secreta123');
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts['form.error-offline']));
  expect(send).not.toHaveBeenCalled();
});

test('HTTP-12 CLUB-34 of forms that are sent together one says aloud that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent: (() => void)[] = [];
  function Several() {
    const options = {
      initial: { email: '' },
      loadCheck: async () => checkWith(login),
      send: async () => true,
    };
    const [one, other] = [useForm(options), useForm(options)];
    sent.push(one.submit, other.submit);
    return (
      <>
        <Form form={one}>{null}</Form>
        <Form form={other} onFaults={() => {}}>
          {null}
        </Form>
      </>
    );
  }
  render(<Several />);
  act(() => {
    for (const send of sent) send();
  });
  await waitFor(() => expect(screen.getAllByText(texts['form.error-offline'])).toHaveLength(2));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('HTTP-12 says that the connection is lost while the rules are on their way', async () => {
  const { button } = show(
    undefined,
    vi.fn(() => new Promise<never>(() => {})),
  );
  fireEvent.click(button);
  await act(async () => {});
  fireEvent(window, new Event('offline'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts['form.error-offline']));
});

test('VAL-04 VAL-24 validates a repeated field again when the first one changes', async () => {
  function Repeating() {
    const form = useForm({
      initial: { email: '', password: '', repeatPassword: '' },
      loadCheck: async () => checkWith(reset),
      send: async () => true,
    });
    return (
      <Form form={form}>
        <PasswordField field="newPassword" label="Nova" />
        <PasswordField field="repeatPassword" label="Una altra vegada" />
      </Form>
    );
  }
  render(<Repeating />);
  const [first, repeat] = ['Nova', 'Una altra vegada'].map((label) => screen.getByLabelText(label));
  const leave = (field: HTMLElement | undefined, value: string) => {
    type(field as HTMLElement, value);
    fireEvent.blur(field as HTMLElement);
  };
  const isMarked = () => repeat?.getAttribute('aria-invalid') === 'true';
  leave(first, 'Secreta123');
  await act(async () => {});
  expect(isMarked()).toBe(false);
  leave(repeat, 'Secreta124');
  await waitFor(() => expect(isMarked()).toBe(true));
  type(first as HTMLElement, 'Secreta124');
  await waitFor(() => expect(isMarked()).toBe(false));
  type(first as HTMLElement, 'Secreta125');
  await waitFor(() => expect(isMarked()).toBe(true));
});

test('VAL-37 validates a value that a script has written, which React does not report', async () => {
  const { email, password, button } = show();
  type(email, 'anna@example.cat');
  await waitFor(() => expect(describedBy(button)).toContain('Contrasenya'));
  // not by the native setter, which the events of testing-library use
  password.value = 'Una frase nova';
  password.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});
