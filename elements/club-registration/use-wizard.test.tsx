import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import type { Filled } from './club-registration.types.ts';
import { blankTutor } from './tutor-of.ts';
import { useWizard } from './use-wizard.ts';

const filled: Filled = { tutor: blankTutor, children: [] };

function open() {
  givenPage({ minAge: 13 }, { session: createSession() });
  const asked = {
    step: 2,
    termsUrl: '/condicions',
    privacyUrl: '/privacitat',
    adultsRegisterUrl: '/registre-adults',
    profileUrl: undefined,
    maxChildren: undefined,
  };
  const { result } = renderHookInHost(() => useWizard(asked), document.createElement('ap-test'));
  let finish = () => {};
  const found = new Promise<Filled>((resolve) => {
    finish = () => resolve(filled);
  });
  result.current.dataRef.current = { check: () => found };
  return { now: () => result.current, finish: () => finish() };
}

test('CLUB-02 a check that holds leads to the summary', async () => {
  const { now, finish } = open();
  const moved = now().next();
  await act(async () => finish());
  expect([await moved, now().step, now().filled]).toEqual([true, 3, filled]);
});

test('CLUB-02 BEY-09 a check that ends after everything has begun anew leads nowhere, and leaves nothing', async () => {
  const { now, finish } = open();
  const moved = now().next();
  act(() => now().leaveAccount());
  await act(async () => finish());
  expect([await moved, now().step, now().filled]).toEqual([false, 1, null]);
});
