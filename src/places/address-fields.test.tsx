import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { givenPage } from '../../tests/support/given-page.ts';
import { Form } from '../forms/form/form.tsx';
import type { FormModel } from '../forms/form/form.types.ts';
import { SubmitButton } from '../forms/form/submit-button.tsx';
import { useForm } from '../forms/form/use-form.ts';
import { placeName } from '../forms/rules/adult-rules.ts';
import { checkWith } from '../forms/rules/check-with.ts';
import { AddressFields } from './address-fields.tsx';
import { texts } from './places.texts.ts';
import { catalanProvinces } from './province-names.ts';
import { SPAIN } from './spain.ts';

const check = checkWith(object({ province: placeName().required('form.province-required') }));
const empty = { address: '', zip: '', city: '', country: SPAIN, province: '' };

beforeEach(() => {
  givenPage({ minAge: 13 });
});

let form: FormModel;

function TestForm({ initial, send }: { initial: typeof empty; send: (values: object) => Promise<boolean> }) {
  form = useForm({ initial, loadCheck: async () => check, send });
  return (
    <Form form={form}>
      <AddressFields />
      <SubmitButton label="Envieu" />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const offered = (label: string) => [...(field(label) as HTMLSelectElement).options].map(({ value }) => value);
const cities = () =>
  [...((field('Població') as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function show(changed: Partial<typeof empty> = {}) {
  const send = vi.fn(async (_values: object) => true);
  render(<TestForm initial={{ ...empty, ...changed }} send={send} />);
  await waitFor(() => expect(offered(texts['address.country']).length).toBeGreaterThan(200));
  return send;
}

test('DATA-01 DATA-06 an address of Spain is chosen by the names of country and province', async () => {
  const send = await show();
  expect(field('País').value).toBe(SPAIN);
  expect(offered('Província')).toHaveLength(53);
  choose('Província', 'Castellón');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ...empty, province: 'Castellón' }));
});

test('DATA-01 SITE-10 offers countries with Catalan names in alphabetical order', async () => {
  await show();
  const options = [...(field('País') as HTMLSelectElement).options].slice(1);
  const words = Object.fromEntries(options.map(({ value, text }) => [value, text]));
  expect(words).toMatchObject({ [SPAIN]: 'Espanya', Alemania: 'Alemanya', 'Países Bajos': 'Països Baixos' });
  const names = options.map(({ text }) => text);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ca').compare));
});

test('DATA-03 provinces are offered in the Catalan order of the names that are shown', async () => {
  await show();
  const names = [...(field('Província') as HTMLSelectElement).options].slice(1).map(({ text }) => text);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ca').compare));
  expect(names.indexOf('Lleó')).toBeGreaterThan(names.indexOf('Las Palmas'));
});

test('DATA-02 SITE-10 provinces are offered in Catalan, whatever they are sent as', async () => {
  await show();
  const options = [...(field('Província') as HTMLSelectElement).options].slice(1);
  const words = Object.fromEntries(options.map(({ value, text }) => [value, text]));
  expect(words).toMatchObject({ Alicante: 'Alacant', Castellón: 'Castelló', Valencia: 'València' });
  expect(words).toMatchObject({ Zaragoza: 'Saragossa', Lleida: 'Lleida' });
});

test('SITE-10 every province with a Catalan name of its own is one that can be chosen', async () => {
  await show();
  expect(offered('Província')).toEqual(expect.arrayContaining([...catalanProvinces.keys()]));
});

test('DATA-04 cities are offered, those of the province when one is chosen, and any other may be written', async () => {
  await show();
  expect(cities()).toHaveLength(542);
  choose('Província', 'Alicante');
  await waitFor(() => expect(cities()).toHaveLength(141));
  expect(cities()).toContain('Elx');
  choose('Província', 'Madrid');
  await waitFor(() => expect(cities()).toEqual([]));
  expect(field('Població')).toHaveProperty('type', 'text');
});

test('DATA-07 in another country the province is free text, and that of Spain is not kept', async () => {
  const send = await show({ province: 'Valencia' });
  expect(field('Província').value).toBe('Valencia');
  choose('País', 'Francia');
  const region = await screen.findByLabelText<HTMLInputElement>('Província o regió');
  expect(region.value).toBe('');
  expect(cities()).toEqual([]);
  fireEvent.input(region, { target: { value: 'Occitània' } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ ...empty, country: 'Francia', province: 'Occitània' }),
  );
  choose('País', 'Italia');
  expect(screen.getByLabelText<HTMLInputElement>('Província o regió').value).toBe('Occitània');
  choose('País', SPAIN);
  await waitFor(() => expect(field('Província').value).toBe(''));
});

test('DATA-07 an address of another country that was saved is shown as it is', async () => {
  await show({ country: 'Andorra', province: 'La Massana' });
  expect(field('País').value).toBe('Andorra');
  expect(field('Província o regió').value).toBe('La Massana');
  act(() => form.reset({ ...empty, province: 'Valencia' }));
  await waitFor(() => expect(field('Província').value).toBe('Valencia'));
});

test('DATA-08 the lists are asked for when the fields are shown; without them everything can be written', async () => {
  vi.doMock('./places.part.ts', () => Promise.reject(new Error('offline')));
  const send = vi.fn(async (_values: object) => true);
  render(<TestForm initial={{ ...empty, province: 'Valencia' }} send={send} />);
  const region = await screen.findByLabelText<HTMLInputElement>('Província o regió');
  expect(region.value).toBe('Valencia');
  expect(field('País')).toHaveProperty('type', 'text');
  expect(field('País').value).toBe(SPAIN);
  vi.doUnmock('./places.part.ts');
});
