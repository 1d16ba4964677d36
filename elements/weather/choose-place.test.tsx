import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { ChoosePlace } from './choose-place.tsx';

const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const enter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
const listComes = () => act(() => vi.dynamicImportSettled());

function show() {
  const onChoose = vi.fn();
  renderInHost(<ChoosePlace given={[]} onChoose={onChoose} />);
  return onChoose;
}

test('WEA-20 Enter before the list of municipalities has come chooses when it comes, once', async () => {
  const onChoose = show();
  type('morella ');
  enter();
  expect(onChoose).not.toHaveBeenCalled();
  await listComes();
  expect(onChoose.mock.calls).toEqual([[{ C_INE: '12080', NOMBRE: 'Morella' }]]);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});

test('WEA-20 and not when something else has been typed meanwhile', async () => {
  const onChoose = show();
  type('morella');
  enter();
  type('manises');
  await listComes();
  expect(screen.getByRole('option', { name: 'Manises' })).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});
