import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { givenPage } from '../../../tests/support/given-page.ts';
import { Form } from '../form/form.tsx';
import type { FormModel } from '../form/form.types.ts';
import { texts } from '../form/forms.texts.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { texts as messages } from '../rules/adult.texts.ts';
import { placeName } from '../rules/adult-rules.ts';
import { checkWith } from '../rules/check-with.ts';
import { SelectField } from './select-field.tsx';

const rules = checkWith(object({ province: placeName().required('form.province-required') }), messages);
const provinces = ['Alicante', 'Castellón', 'Valencia'];

beforeEach(() => {
  givenPage({ minAge: 13 });
});

let form: FormModel;

function TestForm(props: { options: string[]; held: string; send: () => Promise<boolean> }) {
  form = useForm({ initial: { province: props.held }, loadCheck: async () => rules, send: props.send });
  return (
    <Form form={form}>
      <SelectField field="province" label="Província" hint="On viviu" options={props.options} />
      <SubmitButton label="Envieu" />
    </Form>
  );
}

function show(held = '', options = provinces) {
  const send = vi.fn(async () => true);
  const view = render(<TestForm options={options} held={held} send={send} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Província');
  const said = () =>
    (select.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  const offer = (list: string[]) => view.rerender(<TestForm options={list} held={held} send={send} />);
  return { select, send, said, offer, submit: () => fireEvent.click(screen.getByRole('button')) };
}

const values = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value);

test('CLUB-21 BEY-10 draws a list with label, hint and token, and no choice', () => {
  const { select, said } = show();
  expect(values(select)).toEqual(['', ...provinces]);
  expect(select.value).toBe('');
  expect(select.selectedOptions[0]?.textContent).toBe(texts['form.choose']);
  expect(select.name).toBe('province');
  expect(select.getAttribute('autocomplete')).toBe('address-level1');
  expect(select.getAttribute('aria-required')).toBe('true');
  expect(said()).toEqual(['On viviu']);
});

test('VAL-37 reports a missing choice when it is left, until one is made', async () => {
  const { select, said } = show();
  fireEvent.focus(select);
  fireEvent.blur(select);
  await waitFor(() => expect(said()).toEqual([messages['form.province-required'], 'On viviu']));
  expect(select.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(select, { target: { value: 'Valencia' } });
  await waitFor(() => expect(said()).toEqual(['On viviu']));
});

test('VAL-37 sends an option that a password manager selects without an event', async () => {
  const { select, send, submit } = show();
  select.value = 'Castellón';
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ province: 'Castellón' }));
});

test('DATA-08 selects the value of the form when the list comes later', async () => {
  const { select, offer, send, submit } = show('Valencia', []);
  expect(select.value).toBe('Valencia');
  offer(provinces);
  expect(values(select)).toEqual(['', ...provinces]);
  expect(select.value).toBe('Valencia');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ province: 'Valencia' }));
});

test('DATA-06 keeps a saved value that is not in the list', () => {
  const { select } = show('Comtat de Niça');
  expect(values(select)).toEqual(['', 'Comtat de Niça', ...provinces]);
  expect(select.value).toBe('Comtat de Niça');
});

test('CLUB-08 selects a value filled in later', () => {
  const { select } = show();
  act(() => form.reset({ province: 'Alicante' }));
  expect(select.value).toBe('Alicante');
  act(() => form.reset({ province: 'Comtat de Niça' }));
  expect(select.value).toBe('Comtat de Niça');
});
