import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { Form } from '../form/form.tsx';
import { texts } from '../form/forms.texts.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { CheckField } from './check-field.tsx';
import { type FieldKind, type FieldName, fieldKinds } from './fields.ts';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => {
  givenPage({ minAge: 13 });
});

/** Standard autofill tokens in use: single-line, password and off. */
const tokens = [
  'off',
  'name',
  'given-name',
  'family-name',
  'username',
  'new-password',
  'current-password',
  'one-time-code',
  'address-line1',
  'address-level1',
  'address-level2',
  'country-name',
  'postal-code',
  'bday',
  'email',
  'tel-national',
];

const secrets = [
  'currentPassword',
  'newPassword',
  'repeatPassword',
  'passwordRepeat',
  'changedPassword',
  'pin',
  'childPin',
  'repeatPin',
] as const;
type Secret = (typeof secrets)[number];
const isSecret = (name: string): name is Secret => (secrets as readonly string[]).includes(name);

const kinds = Object.entries(fieldKinds) as [FieldName, FieldKind][];
const lines = kinds.filter(([, { type }]) => type !== 'checkbox' && type !== 'file');

function OneField({ field }: { field: FieldName }) {
  const form = useForm({
    initial: { [fieldKinds[field].name]: '' },
    loadCheck: async () => async (values) => ({ values, errors: {} }),
    send: async () => false,
  });
  return (
    <Form form={form}>
      {isSecret(field) ? (
        <PasswordField field={field} label="Camp" />
      ) : (
        <TextField field={field} label="Camp" />
      )}
      <SubmitButton label="Envieu" />
    </Form>
  );
}

test('BEY-10 gives every field a standard autofill token', () => {
  for (const [field, { autoComplete }] of kinds) expect(tokens, field).toContain(autoComplete);
});

test('BEY-10 turns corrections off where needed, and shows the keyboard of digits', () => {
  for (const [field, { type, isVerbatim }] of lines)
    if (['email', 'password', 'tel'].includes(type)) expect(isVerbatim, field).toBe(true);
  for (const field of ['zip', 'memberNumber', 'pin', 'childPin', 'repeatPin'] as const)
    expect(fieldKinds[field].inputMode, field).toBe('numeric');
});

test('BEY-10 W-07 turns off autofill for child data, and keeps the PIN out of stored passwords', () => {
  for (const field of ['childName', 'childSurname', 'childBirthdate', 'photo'] as const)
    expect(fieldKinds[field].autoComplete, field).toBe('off');
  for (const field of ['childPin', 'repeatPin'] as const)
    expect(fieldKinds[field].autoComplete, field).not.toMatch(/password|username/);
});

test.each(lines)('BEY-10 draws %s as the table says', (field, kind) => {
  render(<OneField field={field} />);
  const input = screen.getByLabelText<HTMLInputElement>('Camp');
  expect(input.name).toBe(kind.name);
  expect(input.type).toBe(kind.type);
  expect(input.getAttribute('autocomplete')).toBe(kind.autoComplete);
  expect(input.getAttribute('inputmode')).toBe(kind.inputMode ?? null);
  expect(input.getAttribute('enterkeyhint')).toBe(kind.enterKeyHint ?? null);
  expect(input.getAttribute('autocapitalize')).toBe(kind.isVerbatim ? 'none' : null);
});

test.each(secrets)('HTTP-05 W-07 clears %s when the server has rejected it', async (field) => {
  render(<OneField field={field} />);
  const input = screen.getByLabelText<HTMLInputElement>('Camp');
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: '0042' } });
  fireEvent.click(screen.getByRole('button', { name: 'Envieu' }));
  await waitFor(() => expect(input.value).toBe(''));
});

function OptionalFields() {
  const form = useForm({
    initial: { birthdate: '', city: '', pin: '', bulletin: false },
    loadCheck: async () => async (values) => ({ values, errors: {} }),
    send: async () => true,
  });
  return (
    <Form form={form}>
      <TextField field="birthdate" label="Naixement" isOptional />
      <TextField field="city" label="Població" isOptional suggestions={['Elx', 'Sagunt']} />
      <PasswordField field="childPin" label="PIN" isOptional />
      <CheckField field="bulletin" isOptional>
        Butlletí
      </CheckField>
    </Form>
  );
}

test('VAL-21 PROF-20 marks optional fields, for screen readers too', () => {
  render(<OptionalFields />);
  for (const label of ['Naixement', 'Població', 'PIN']) {
    const input = screen.getByLabelText(new RegExp(`^${label}`));
    expect(input.getAttribute('aria-required')).toBeNull();
    expect((input as HTMLInputElement).labels?.[0]?.textContent).toBe(`${label}${texts['form.optional']}`);
  }
  expect(screen.getByLabelText('Butlletí').getAttribute('aria-required')).toBeNull();
});

test('DATA-04 offers suggestions for a text', () => {
  render(<OptionalFields />);
  const city = screen.getByLabelText<HTMLInputElement>(/Població/);
  const list = document.getElementById(city.getAttribute('list') ?? '');
  expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
    'Elx',
    'Sagunt',
  ]);
});

function Letter() {
  const form = useForm({
    initial: { text: '' },
    loadCheck: async () => async (values) => ({ values, errors: {} }),
    send: async ({ text }) => {
      sent.push(text);
      return true;
    },
  });
  return (
    <Form form={form}>
      <TextArea field="text" label="Missatge" hint="Sense pressa" />
      <SubmitButton label="Envieu" />
    </Form>
  );
}
const sent: string[] = [];

test('CONT-01 sends the lines of a field as the page shows them, also when no event has told of them', async () => {
  render(<Letter />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Missatge');
  expect(area.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Sense pressa',
  );
  fireEvent.focus(area);
  area.value = 'Bon dia!\nAdéu.';
  fireEvent.click(screen.getByRole('button', { name: 'Envieu' }));
  await waitFor(() => expect(sent).toEqual(['Bon dia!\nAdéu.']));
});
