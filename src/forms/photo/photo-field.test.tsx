import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { givenPage } from '../../../tests/support/given-page.ts';
import makePhoto from '../../photos/make-photo.part.ts';
import { PhotoError } from '../../photos/photo-error.ts';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { checkWith } from '../rules/check-with.ts';
import { texts as messages } from '../rules/child.texts.ts';
import { pickedPhoto } from '../rules/child-rules.ts';
import { texts } from './photo-field.texts.ts';
import { PhotoField } from './photo-field.tsx';

// test files share their modules: this one needs its own, with a mocked photo maker
vi.hoisted(() => vi.resetModules());

// a browser test covers the drawing: here files are only picked, and the test resolves the photo
vi.mock('../../photos/make-photo.part.ts', () => ({ default: vi.fn() }));

const jpeg = (name: string) => `data:image/jpeg;base64,${name}`;
const file = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
let made: Map<string, { resolve(photo: string): void; reject(error: Error): void }>;

beforeEach(() => {
  made = new Map();
  vi.mocked(makePhoto).mockImplementation(
    (picked) => new Promise((resolve, reject) => made.set((picked as File).name, { resolve, reject })),
  );
  givenPage({ minAge: 13 });
});

const check = checkWith(object({ photo: pickedPhoto() }), messages);

function TestForm({ saved, send }: { saved: string | undefined; send: () => Promise<boolean> }) {
  const form = useForm({ initial: { photo: '' }, loadCheck: async () => check, send });
  return (
    <Form form={form}>
      <PhotoField label="Foto" hint="De cara" saved={saved} />
      <SubmitButton label="Envieu" />
    </Form>
  );
}

function show(saved?: string) {
  const send = vi.fn(async () => true);
  render(<TestForm saved={saved} send={send} />);
  const input = screen.getByLabelText<HTMLInputElement>(/Foto/);
  const pick = (...names: string[]) => {
    for (const name of names) fireEvent.change(input, { target: { files: [file(name)] } });
  };
  /** Waits until the file reaches the photo maker, which is loaded with the first file. */
  const making = (name: string) =>
    waitFor(() => {
      const photo = made.get(`${name}.jpg`);
      if (!photo) throw new Error(`${name} is not being made`);
      made.delete(`${name}.jpg`);
      return photo;
    });
  const finish = (name: string) => act(async () => (await making(name)).resolve(jpeg(name)));
  const fail = (name: string, reason: PhotoError['reason']) =>
    act(async () => (await making(name)).reject(new PhotoError(reason)));
  const submit = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envieu' })));
  };
  return { send, input, pick, finish, fail, submit };
}

const picture = () => screen.queryByRole<HTMLImageElement>('img')?.getAttribute('src');
const said = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('CHILD-10 BEY-10 accepts any picture, also from a camera, in a named field', () => {
  const { input } = show();
  expect(input.type).toBe('file');
  expect(input.accept).toBe('image/*');
  expect(input.hasAttribute('capture')).toBe(false);
  expect([...(input.labels ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Fotoopcional',
    texts['photo.pick'],
  ]);
  expect(messageOf(input)).toEqual(['De cara']);
  expect(picture()).toBeUndefined();
});

test('CHILD-11 shows, announces and sends a picked photo as data URL', async () => {
  const { send, pick, finish, submit } = show();
  pick('one');
  await waitFor(() => expect(said()).toBe(texts['photo.working']));
  expect(makePhoto).toHaveBeenCalledWith(expect.any(File), 150);
  await finish('one');
  expect(picture()).toBe(jpeg('one'));
  expect(said()).toBe(texts['photo.ready']);
  expect(screen.getByText(texts['photo.change'])).toBeTruthy();
  await submit();
  expect(send).toHaveBeenCalledWith({ photo: jpeg('one') });
});

test('CHILD-11 keeps the last of two picked photos, whichever is ready first', async () => {
  const { pick, finish, fail, input } = show();
  pick('one', 'two');
  await finish('two');
  await finish('one');
  expect(picture()).toBe(jpeg('two'));
  pick('three', 'four');
  await fail('three', 'unreadable');
  expect(said()).toBe(texts['photo.working']);
  await finish('four');
  expect(picture()).toBe(jpeg('four'));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('CHILD-11 waits for the photo when the form is sent meanwhile', async () => {
  const { send, input, pick, finish, submit } = show();
  pick('one');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(messageOf(input)).toEqual([messages['form.photo-pending'], 'De cara']);
  await finish('one');
  expect(messageOf(input)).toEqual(['De cara']);
  await submit();
  expect(send).toHaveBeenCalledWith({ photo: jpeg('one') });
});

test.each([
  ['unreadable', 'form.photo-image'],
  ['too-large', 'form.photo-large'],
] as const)(
  'CHILD-20 VAL-22 refuses a file that is %s with a message and restores the photo before',
  async (reason, key) => {
    const { send, input, pick, finish, fail, submit } = show();
    pick('one');
    await finish('one');
    pick('bad');
    await fail('bad', reason);
    await submit();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(messageOf(input)).toEqual([messages[key], 'De cara']);
    expect(document.activeElement).toBe(input);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(button(texts['photo.discard']));
    expect(picture()).toBe(jpeg('one'));
    await waitFor(() => expect(messageOf(input)).toEqual(['De cara']));
    await submit();
    expect(send).toHaveBeenCalledWith({ photo: jpeg('one') });
  },
);

test('CHILD-12 shows a saved photo without sending it', async () => {
  const { send, submit } = show('/photo/1');
  expect(picture()).toBe('/photo/1');
  await submit();
  expect(send).toHaveBeenCalledWith({});
});

test('CHILD-12 replaces a saved photo, and removes both together', async () => {
  const { send, input, pick, finish, submit } = show('/photo/1');
  pick('one');
  await finish('one');
  fireEvent.click(button(texts['photo.remove']));
  expect(picture()).toBeUndefined();
  expect(said()).toBe(texts['photo.removed']);
  expect(document.activeElement).toBe(input);
  await submit();
  expect(send).toHaveBeenCalledWith({ photo: null });
});

test('CHILD-12 does not send a new photo that was removed again', async () => {
  const { send, pick, finish, submit } = show();
  pick('one');
  await finish('one');
  fireEvent.click(button(texts['photo.remove']));
  await submit();
  expect(send).toHaveBeenCalledWith({});
});

test('CHILD-11 accepts the same file again', async () => {
  const { input, pick, finish } = show();
  pick('one');
  await finish('one');
  expect(input.value).toBe('');
  fireEvent.click(button(texts['photo.remove']));
  pick('one');
  await finish('one');
  expect(picture()).toBe(jpeg('one'));
});

test('CHILD-20 asks for the photo again when the code that makes it could not be loaded', async () => {
  vi.resetModules();
  vi.doMock('../../photos/make-photo.part.ts', () => {
    throw new Error('no connection');
  });
  const { send, input, pick, submit } = show();
  pick('one');
  await submit();
  await waitFor(() => expect(messageOf(input)).toEqual([messages['form.photo-not-loaded'], 'De cara']));
  expect(send).not.toHaveBeenCalled();
});
