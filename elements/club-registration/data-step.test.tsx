import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FieldName, fieldKinds } from '../../src/forms/fields/fields.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import '../../src/forms/rules/club-rules.part.ts';
import { texts } from './club-registration.texts.ts';
import DataStep from './data-step.part.tsx';
import { blankTutor, mergeTutor } from './tutor-of.ts';
import type { DataHandle } from './use-wizard.ts';

beforeEach(() => {
  givenPage({ minAge: 13 });
});

function show() {
  const handle = createRef<DataHandle>();
  const onNext = vi.fn(() => void handle.current?.check());
  const { container } = renderInHost(
    <DataStep
      {...{ handle, onNext, texts }}
      owner={null}
      maxChildren={undefined}
      termsUrl="/condicions"
      privacyUrl="/privacitat"
      onDirty={() => {}}
    />,
  );
  return { onNext, container };
}

test('CLUB-08 a tutor of another country is left there, unless another has been chosen', () => {
  const known = { ...blankTutor, country: 'Andorra', bulletin: true };
  expect(mergeTutor(known, blankTutor)).toEqual(known);
  expect(mergeTutor(known, { ...blankTutor, country: 'França' }).country).toBe('França');
});

test('BEY-10 the fields are those of the table, in real forms', () => {
  const { container } = show();
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, select')];
  const drawn = fields.map((field) => ({
    name: field.name,
    autoComplete: field.getAttribute('autocomplete'),
    isReal: field.form?.method === 'post' && Boolean(field.labels?.length),
  }));
  const kinds: FieldName[] = [
    ...(['name', 'surname', 'birthdate', 'nif', 'phone'] as const),
    ...(['accountEmail', 'emailRepeat', 'newPassword', 'passwordRepeat'] as const),
    ...(['address', 'zip', 'city', 'country', 'province'] as const),
    ...(['childName', 'childSurname', 'childBirthdate', 'childPin', 'repeatPin', 'photo'] as const),
    ...(['bulletin', 'laCollaBulletin', 'terms'] as const),
  ];
  expect(drawn).toEqual(
    kinds.map((kind) => {
      const { name, autoComplete } = fieldKinds[kind];
      return { name, autoComplete, isReal: true };
    }),
  );
});

const focused = () => (document.activeElement as HTMLInputElement).name;

test('CLUB-34 VAL-37 lists once all that is missing, of the tutor and of the children', async () => {
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: texts['club.next'] }));
  const title = await screen.findByText('Hi ha 18 coses per revisar:');
  await waitFor(() => expect(focused()).toBe('name'));
  expect(screen.getAllByText(/coses per revisar/)).toHaveLength(1);
  expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(18);
  const links = within(title.parentElement as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(18);
  const ofPin = links.find(({ textContent }) => textContent === 'Criatura 1: Trieu un PIN de 4 xifres.');
  fireEvent.click(ofPin as HTMLElement);
  expect(focused()).toBe('pin');
});

test('CLUB-34 Enter in a field of any of its forms continues', () => {
  const { onNext, container } = show();
  const forms = [...container.querySelectorAll('form')];
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    // Enter clicks the form's submit button; without one it does nothing
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    button?.click();
  }
  expect(onNext).toHaveBeenCalledTimes(2);
});
