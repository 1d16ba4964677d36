import { expect, test } from 'vitest';
import { createErrorList } from './error-list.ts';
import type { ApError } from './errors.types.ts';

const failure = (code: string): ApError => ({
  phase: 'http',
  code,
  type: 'server',
  message: `GET /api/front/poll/${code} 500`,
  text: 'An error occurred while making the request. Please try again later.',
});

test('HTTP-17 keeps the last 50 errors', () => {
  const errors = createErrorList();
  for (let i = 1; i <= 51; i++) errors.record(failure(String(i)));
  expect(errors.list()).toHaveLength(50);
  expect(errors.list()[0]?.code).toBe('2');
  expect(errors.list().at(-1)?.code).toBe('51');
});

test('HTTP-17 sends each error as an event of the document', () => {
  const errors = createErrorList();
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('ap-error', listen);
  errors.record(failure('7'));
  document.removeEventListener('ap-error', listen);
  expect(heard).toEqual([failure('7')]);
});
