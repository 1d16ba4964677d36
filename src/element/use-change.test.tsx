import { expect, test } from 'vitest';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { useOnChange } from './use-on-change.ts';

interface Props {
  heard: string[];
  value: number;
  known?: number;
  word?: string;
}

function Ears({ heard, value, known, word = '' }: Props) {
  useOnChange(value, (now) => heard.push(`${now}${word}`), known);
  return <p>{value}</p>;
}

test('hears of each change once, with the latest function, and of no first value', () => {
  const heard: string[] = [];
  const { rerender } = renderInHost(<Ears heard={heard} value={1} />);
  rerender(<Ears heard={heard} value={1} word="a" />);
  rerender(<Ears heard={heard} value={2} word="b" />);
  rerender(<Ears heard={heard} value={2} word="c" />);
  rerender(<Ears heard={heard} value={1} word="d" />);
  expect(heard).toEqual(['2b', '1d']);
});

test('hears of a first value that was taken to be another', () => {
  const heard: string[] = [];
  const { rerender } = renderInHost(<Ears heard={heard} value={1} known={0} />);
  rerender(<Ears heard={heard} value={1} known={2} />);
  expect(heard).toEqual(['1']);
});
