import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Poll } from './poll.tsx';

/** Holds back the chunk of the start until `arrive` is called. */
const chunk = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});
vi.mock('./start.part.ts', async (load) => {
  await chunk.arrived;
  return load();
});

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

const scheduledFor = (startDate: string, active = true) => (
  <Poll
    pollId="1"
    options={[{ id: '1', title: 'Sí', votes: 0 }]}
    totalVotes={0}
    votedOptionId={undefined}
    active={active}
    open={true}
    hiddenPoll={false}
    startDate={startDate}
  />
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Host with `active="false"`: without the attribute the API would decide. */
function inactiveHost(): HTMLElement {
  const host = document.createElement('ap-poll');
  host.setAttribute('active', 'false');
  return host;
}
/** Waits until the chunk of the start has arrived and has been used. */
const chunkIsDrawn = () =>
  act(async () => {
    await import('./start.part.ts');
    await vi.advanceTimersByTimeAsync(0);
  });
const isOpen = () => screen.queryAllByRole('radio').length > 0;

test('POLL-25 opens a poll whose start passes while the code for starts is loading', async () => {
  renderInHost(scheduledFor('2026-03-08T09:01:00Z', false), inactiveHost());
  await pass(60_000);
  expect(isOpen()).toBe(false);
  chunk.arrive();
  await chunkIsDrawn();
  expect(isOpen()).toBe(true);
});

test('POLL-14 keeps an inactive poll closed if its start has passed before the page was opened', async () => {
  renderInHost(scheduledFor('2026-03-08T08:59:00Z', false), inactiveHost());
  await chunkIsDrawn();
  expect(screen.getByText('Esta enquesta està tancada.')).toBeTruthy();
});

test('POLL-25 opens a postponed poll at its new start, not at the earlier one', async () => {
  const { rerender } = renderInHost(scheduledFor('2026-03-08T09:01:00Z'));
  await chunkIsDrawn();
  expect(isOpen()).toBe(false);
  rerender(scheduledFor('2026-03-08T09:02:00Z'));
  await pass(60_000);
  expect(isOpen()).toBe(false);
  await pass(59_999);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
});
