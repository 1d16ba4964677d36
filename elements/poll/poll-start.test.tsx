import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Poll } from './poll.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-08T09:00:00Z') });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  givenPage({}, { session: createSession() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const scheduledFor = (startDate: string) => (
  <Poll
    pollId="1"
    options={[{ id: '1', title: 'Sí', votes: 0 }]}
    totalVotes={0}
    votedOptionId={undefined}
    active={true}
    open={true}
    hiddenPoll={false}
    startDate={startDate}
  />
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isOpen = () => screen.queryAllByRole('radio').length > 0;

test('POLL-25 a poll that is put off opens at its new start alone', async () => {
  const { rerender } = renderInHost(scheduledFor('2026-03-08T09:01:00Z'));
  await act(() => vi.dynamicImportSettled());
  expect(isOpen()).toBe(false);
  rerender(scheduledFor('2026-03-08T09:02:00Z'));
  await pass(60_000);
  expect(isOpen()).toBe(false);
  await pass(59_999);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
});
