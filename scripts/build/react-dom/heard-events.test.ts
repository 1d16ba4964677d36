import { expect, test } from 'vitest';
import { handlersIn } from './heard-events.ts';

test('handlers are found wherever they are named, and nothing else', () => {
  const code = `<a onClick={go} {...{ onKeyDown }} once="" onlyOnce onClickCapture={x}>`;
  expect(handlersIn(code)).toEqual(['onClick', 'onKeyDown', 'onClickCapture']);
});
