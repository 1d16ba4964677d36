import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { useListener } from './use-listener.ts';

function Ears({ heard, word, isOn }: { heard: string[]; word: string; isOn: boolean }) {
  useListener(document, 'ap-one ap-two', ({ type }) => heard.push(`${type} ${word}`), { isOn });
  return <p>{word}</p>;
}

test('hears each of the events with the latest function, while it is wanted', () => {
  const heard: string[] = [];
  const say = (type: string) => act(() => void document.dispatchEvent(new Event(type)));
  const { rerender, unmount } = renderInHost(<Ears heard={heard} word="first" isOn />);
  say('ap-one');
  rerender(<Ears heard={heard} word="second" isOn />);
  say('ap-two');
  rerender(<Ears heard={heard} word="third" isOn={false} />);
  say('ap-one');
  rerender(<Ears heard={heard} word="fourth" isOn />);
  unmount();
  say('ap-two');
  expect(heard).toEqual(['ap-one first', 'ap-two second']);
});
