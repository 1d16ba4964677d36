import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { texts as formTexts } from '../forms/form/forms.texts.ts';
import { texts as childMessages } from '../forms/rules/child.texts.ts';
import { formatWireDate } from '../i18n/dates.ts';
import type { Child, SavedChild } from './child.types.ts';
import { ChildForm } from './child-form.tsx';
import { texts } from './club.texts.ts';
import { type ChildFormModel, useChildForm } from './use-child-form.ts';

beforeEach(() => {
  givenPage({ minAge: 13 });
});

type OnValid = (saved: SavedChild) => boolean | Promise<boolean>;

/** Form models passed to the surrounding component. */
const lent: ChildFormModel[] = [];

function One({ child, index, onValid }: { child?: Child | undefined; index: number; onValid: OnValid }) {
  const form = useChildForm({ child, onValid });
  lent[index] = form;
  return <ChildForm form={form} index={index} />;
}

const forms = { ...formTexts, ...childMessages };
const part = (n: number) => within(screen.getByRole('region', { name: `Criatura ${n}` }));
const field = (n: number, label: string) => part(n).getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLInputElement, value: string) => {
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value } });
};
const labels = {
  name: 'Nom',
  surname: 'Cognoms',
  birthdate: 'Data de naixement',
  pin: 'PIN',
  repeat: 'Repetiu el PIN',
};

/** Date of birth for this age, shifted by `days` before or after today. */
function birthday(years: number, days = 0): string {
  const date = new Date(`${formatWireDate(new Date())}T12:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

interface Typed {
  birthdate?: string;
  pin?: string;
  repeat?: string;
}

function fillIn(n: number, typed: Typed = {}) {
  const { birthdate = birthday(8), pin = '0042', repeat = pin } = typed;
  type(field(n, labels.name), 'Pau');
  type(field(n, labels.surname), 'Mira Soler');
  type(field(n, labels.birthdate), birthdate);
  type(field(n, labels.pin), pin);
  type(field(n, labels.repeat), repeat);
}

const submit = (index = 0) => act(() => (lent[index] as ChildFormModel).submit());
const messages = (n = 1) =>
  [...part(n).getByRole('form').querySelectorAll('[aria-invalid=true]')].map((input) => [
    input.getAttribute('name'),
    document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
  ]);

test('CHILD-05 CHILD-09 passes a valid child on once, without the repeated PIN', async () => {
  const onValid = vi.fn<OnValid>(() => true);
  render(<One index={0} onValid={onValid} />);
  fillIn(1);
  expect(await submit()).toBe(true);
  expect(onValid.mock.calls).toEqual([
    [
      {
        photoEdited: false,
        child: { name: 'Pau', surname: 'Mira Soler', birthdate: birthday(8), pin: '0042' },
      },
    ],
  ]);
});

test('CHILD-06 CHILD-18 requires name, surname, birthdate and PIN of a new child', async () => {
  const onValid = vi.fn<OnValid>(() => true);
  render(<One index={0} onValid={onValid} />);
  expect(await submit()).toBe(false);
  expect(onValid).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(messages()).toEqual([
      ['name', forms['form.child-name-required']],
      ['surname', forms['form.child-surname-required']],
      ['birthdate', forms['form.child-birthdate-required']],
      ['pin', forms['form.child-pin-required']],
    ]),
  );
  expect(document.activeElement).toBe(field(1, labels.name));
});

test.each([
  ['is 13 today', birthday(13), false],
  ['is 13 tomorrow', birthday(13, 1), true],
  ['was born today', birthday(0), true],
  ['is born tomorrow', birthday(0, 1), false],
])('CHILD-07 VAL-20 a child who %s', async (_who, birthdate, holds) => {
  render(<One index={0} onValid={() => true} />);
  fillIn(1, { birthdate });
  expect(await submit()).toBe(holds);
});

test.each([
  ['three digits', { pin: '123' }, ['pin', forms['form.pin-digits']]],
  ['five digits', { pin: '12345' }, ['pin', forms['form.pin-digits']]],
  ['letters', { pin: '12e4' }, ['pin', forms['form.pin-digits']]],
  ['four equal digits', { pin: '3333', repeat: '3333' }, ['pin', forms['form.pin-likely']]],
  ['another repeat', { pin: '1324', repeat: '1243' }, ['repeatPin', forms['form.pin-repeat-different']]],
  ['no repeat', { pin: '1324', repeat: '' }, ['repeatPin', forms['form.pin-repeat-required']]],
])('CHILD-23 VAL-21 a PIN with %s is refused', async (_what, pins, message) => {
  render(<One index={0} onValid={() => true} />);
  fillIn(1, pins);
  expect(await submit()).toBe(false);
  await waitFor(() => expect(messages()).toEqual([message]));
});

const neus: Child = {
  id: '30',
  name: 'Neus',
  surname: 'Climent Roig',
  birthdate: birthday(9),
  nick: '100200300',
  photo: null,
};

test('CHILD-02 CHILD-04 shows the number of a member as read-only, and allows an empty PIN', async () => {
  const onValid = vi.fn<OnValid>(() => true);
  render(<One index={0} child={neus} onValid={onValid} />);
  expect(field(1, texts['child.nick']).value).toBe('100200300');
  expect(field(1, texts['child.nick']).readOnly).toBe(true);
  expect(part(1).getByText(texts['child.pin-hint-known'])).toBeTruthy();
  type(field(1, labels.name), 'Neus Maria');
  expect(await submit()).toBe(true);
  const { name, ...rest } = { ...neus, name: 'Neus Maria' };
  expect(onValid).toHaveBeenCalledWith({
    photoEdited: false,
    child: { id: rest.id, name, surname: rest.surname, birthdate: rest.birthdate },
  });
});

test('CHILD-21 clears the PIN of a member after saving', async () => {
  render(<One index={0} child={neus} onValid={() => true} />);
  type(field(1, 'PINopcional'), '4231');
  type(field(1, 'Repetiu el PINopcional'), '4231');
  expect(lent[0]?.isDirty).toBe(true);
  expect(await submit()).toBe(true);
  await waitFor(() => expect(field(1, 'PINopcional').value).toBe(''));
  expect(lent[0]?.isDirty).toBe(false);
});

test('CHILD-04 CHILD-21 a save keeps input entered while it was pending', async () => {
  let save = (_isSaved: boolean) => {};
  const onValid = vi.fn<OnValid>(
    () =>
      new Promise((resolve) => {
        save = resolve;
      }),
  );
  render(<One index={0} child={neus} onValid={onValid} />);
  const photo = 'data:image/jpeg;base64,AAAA';
  const files = part(1).getByLabelText<HTMLInputElement>(/^Foto/);
  type(field(1, labels.name), ' Neus Maria ');
  type(field(1, 'PINopcional'), '4231');
  type(field(1, 'Repetiu el PINopcional'), '4231');
  let submitted: Promise<boolean> | undefined;
  act(() => {
    submitted = lent[0]?.submit();
  });
  await waitFor(() => expect(onValid).toHaveBeenCalled());
  type(field(1, labels.surname), 'Roig');
  type(field(1, 'PINopcional'), '9867');
  act(() => lent[0]?.setValue('photo', photo));
  files.focus();
  await act(async () => save(true));
  expect(await submitted).toBe(true);
  expect(field(1, labels.name).value).toBe('Neus Maria');
  expect(field(1, labels.surname).value).toBe('Roig');
  expect(field(1, 'PINopcional').value).toBe('9867');
  expect(field(1, 'Repetiu el PINopcional').value).toBe('');
  expect(part(1).getByRole('img').getAttribute('src')).toBe(photo);
  expect(document.activeElement).toBe(files);
  expect(lent[0]?.isDirty).toBe(true);
});

test('HTTP-05 VAL-37 keeps rejected values, except the PIN', async () => {
  render(<One index={0} onValid={async () => false} />);
  fillIn(1);
  expect(await submit()).toBe(false);
  await waitFor(() => expect(field(1, labels.pin).value).toBe(''));
  expect(field(1, labels.repeat).value).toBe('');
  expect(field(1, labels.name).value).toBe('Pau');
  expect(lent[0]?.isDirty, 'leaving would still lose it').toBe(true);
});

test('CLUB-29 tells several forms of a page apart, sends them together, and finds the first fault', async () => {
  const taken = vi.fn<OnValid>(() => true);
  const { container } = render(
    <>
      <One index={0} onValid={taken} />
      <One index={1} onValid={taken} />
      <One index={2} onValid={taken} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  fillIn(1);
  fillIn(2, { repeat: '9999' });
  fillIn(3, { pin: '' });
  const answers = await act(() => Promise.all(lent.map((form) => form.submit())));
  expect(answers).toEqual([true, false, false]);
  expect(taken).toHaveBeenCalledTimes(1);
  const wrong = container.querySelectorAll('[aria-invalid="true"]');
  expect(wrong[0]).toBe(field(2, labels.repeat));
  expect([...wrong]).toContain(document.activeElement);
});

test('CHILD-04 shows later values of the page, but does not overwrite typed text', async () => {
  const { rerender } = render(<One index={0} child={neus} onValid={() => true} />);
  rerender(<One index={0} child={{ ...neus, name: 'Neus Maria' }} onValid={() => true} />);
  await waitFor(() => expect(field(1, labels.name).value).toBe('Neus Maria'));
  type(field(1, labels.name), 'Neu');
  rerender(<One index={0} child={{ ...neus, surname: 'Roig' }} onValid={() => true} />);
  expect(field(1, labels.name).value).toBe('Neu');
});

test('CLUB-38 CHILD-01 restores typed values from memory', async () => {
  const onValid = vi.fn<OnValid>(() => true);
  const photo = 'data:image/jpeg;base64,AAAA';
  const child = { name: 'Ona', surname: 'Mira', birthdate: birthday(6), pin: '9867', photo };
  render(<One index={0} child={child} onValid={onValid} />);
  expect(await submit()).toBe(true);
  expect(onValid).toHaveBeenCalledWith({ photoEdited: true, child });
});
