import { expect, test } from 'vitest';
import { createFaultPicker, faultsOf } from './faults.ts';

const cookie = (text: string) => `other=1; ap-fault-a=${encodeURIComponent(text)}`;

test('a fault is met by the paths it names, as often as it says', () => {
  const pick = createFaultPicker();
  const header = cookie('503*2@/dist/chunks/poll#x');
  expect(pick(header, '/dist/ap.js')).toBeUndefined();
  expect(pick(header, '/dist/chunks/poll-1a.js')?.kind).toBe('503');
  expect(pick(header, '/dist/chunks/poll-1a.js')?.kind).toBe('503');
  expect(pick(header, '/dist/chunks/poll-1a.js')).toBeUndefined();
});

test('applies to every request without a number, and counts each key separately', () => {
  const pick = createFaultPicker();
  for (let i = 0; i < 5; i++) expect(pick(cookie('drop@/api/'), '/api/polls/1')?.kind).toBe('drop');
  expect(pick(cookie('500*1@/api/#1'), '/api/polls/1')?.kind).toBe('500');
  expect(pick(cookie('500*1@/api/#2'), '/api/polls/1')?.kind).toBe('500');
});

test('ignores addresses without a fault', () => {
  expect(faultsOf(undefined).size).toBe(0);
  expect(faultsOf('ap-fault=%2F; ap-fault-b=explode@/api').size).toBe(0);
});
