import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { texts } from './club-registration.texts.ts';
import type { Filled, Owner } from './club-registration.types.ts';
import SummaryStep from './summary-step.part.tsx';
import { blankTutor } from './tutor-of.ts';

const child = { name: 'Pepet', surname: 'Inventat', birthdate: '2019-03-04', pin: '0042' };
const tutor = { ...blankTutor, name: 'Pere', surname: 'Inventat', email: 'pere@example.cat' };
const filled: Filled = { tutor, children: [child], password: 'Nou fars i una lluna' };
const owner: Owner = { id: '8', tutor };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Served {
  /** Responses to the registration calls, in order; a network failure when there are none left. */
  registrations: (Response | undefined)[];
  profile?: object;
  /** Status of the password call. */
  password?: number;
}

function open(who: Owner | null, { registrations, profile = {}, password = 200 }: Served) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'https://apunt.example');
    if (pathname.endsWith('/register-adults')) return Response.json({}, { status: password });
    if (!pathname.endsWith('/register')) return Response.json({ response: { id: '8', ...profile } });
    const answer = registrations.shift();
    if (!answer) throw new TypeError('the network has gone');
    return answer;
  });
  givenPage({ minAge: 13, captchaProvider: 'none' }, { session: createSession() });
  if (who) session().setUser({ id: who.id, name: 'Pere', type: 'adult' }, 'load');
  const onDone = vi.fn();
  const onError = vi.fn();
  function Summary() {
    const [unclear, setUnclear] = useState<string>();
    return (
      <SummaryStep
        {...{ filled, texts, unclear, onDone, onError }}
        owner={who}
        onUnclear={setUnclear}
        onModify={() => {}}
        onStatus={() => {}}
      />
    );
  }
  renderInHost(<Summary />);
  const send = () => fireEvent.submit(screen.getByRole('button', { name: texts['club.send'] }));
  return { onDone, onError, send };
}

const refusal = (errorCode: string) => Response.json({ httpCode: 409, errorCode }, { status: 409 });
const there = () => refusal('API_ERROR_CODE_2');

test('CLUB-28 CLUB-31 recognises a registration that is resent after a lost response', async () => {
  const { onDone, onError, send } = open(owner, {
    registrations: [undefined, there()],
    profile: { children: [{ ...child, id: '30' }] },
  });
  send();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  send();
  await waitFor(() =>
    expect(onDone.mock.calls).toEqual([[{ email: undefined, childrenCount: 1, hasNoPassword: false }]]),
  );
  expect(onError).toHaveBeenCalledOnce();
});

test('CLUB-28 reports a duplicate child as an error unless a lost answer explains all of them', async () => {
  const profile = { children: [{ ...child, id: '30', name: 'Una altra' }] };
  const others = open(owner, { registrations: [undefined, there()], profile });
  others.send();
  await waitFor(() => expect(others.onError).toHaveBeenCalledOnce());
  others.send();
  await waitFor(() => expect(others.onError).toHaveBeenLastCalledWith('API_ERROR_CODE_2'));
  cleanup();
  const same = { children: [{ ...child, id: '30' }] };
  const answered = open(owner, { registrations: [there(), there()], profile: same });
  for (const count of [1, 2]) {
    answered.send();
    await waitFor(() => expect(answered.onError).toHaveBeenCalledTimes(count));
  }
  expect([others.onDone, answered.onDone].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('CLUB-28 CLUB-30 sets the password after a lost answer when the account belongs to the new tutor', async () => {
  const lost = () => [undefined, refusal('CLUB_EMAIL_ALREADY_IN_USE')];
  const ours = open(null, { registrations: lost() });
  ours.send();
  await waitFor(() => expect(ours.onError).toHaveBeenCalledOnce());
  ours.send();
  await waitFor(() => expect(ours.onDone).toHaveBeenCalledOnce());
  expect(ours.onDone.mock.calls[0]).toEqual([{ email: tutor.email, childrenCount: 1, hasNoPassword: false }]);
  cleanup();
  const others = open(null, { registrations: lost(), password: 409 });
  others.send();
  await waitFor(() => expect(others.onError).toHaveBeenCalledOnce());
  others.send();
  await waitFor(() => expect(others.onError).toHaveBeenLastCalledWith('CLUB_EMAIL_ALREADY_IN_USE'));
  expect(others.onDone).not.toHaveBeenCalled();
});
