import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import { createReauthentication } from './use-reauthentication.ts';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../../src/session/reload-session.ts', () => ({ reloadSession: reload }));

const refusal = (status: number, errorCode?: string) =>
  new ApiError('PATCH', 'unauthorized', status, errorCode ? { errorCode } : {});

let held: number;
const hold = () => {
  held += 1;
  return () => {
    held -= 1;
  };
};
beforeEach(() => {
  held = 0;
  reload.mockReset();
});

test('BEY-09 SESS-19 holds a call when the session has ended, and repeats it after a login', async () => {
  reload.mockResolvedValue(null);
  const ask = vi.fn(async () => {
    expect(held).toBe(1);
    return true;
  });
  const call = vi.fn().mockRejectedValueOnce(refusal(401)).mockResolvedValueOnce('done');
  await expect(createReauthentication({ ask, hold }).run(call)).resolves.toBe('done');
  expect(ask).toHaveBeenCalledExactlyOnceWith('expired');
  expect(held).toBe(0);
});

test('PROF-23 SESS-19 treats a 401 with a valid session as an answer to the data', async () => {
  reload.mockResolvedValue({ id: '7' });
  const ask = vi.fn();
  const call = vi.fn().mockRejectedValue(refusal(401, 'INVALID_CREDENTIALS'));
  await expect(createReauthentication({ ask, hold }).run(call)).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
  expect(held).toBe(0);
});

test('W-12 SESS-19 asks for a recent login after a 401 to a sensitive call', async () => {
  reload.mockResolvedValue({ id: '7' });
  const ask = vi.fn(async () => true);
  const call = vi.fn().mockRejectedValueOnce(refusal(401)).mockResolvedValueOnce(undefined);
  await createReauthentication({ ask, hold }).run(call, true);
  expect(ask).toHaveBeenCalledExactlyOnceWith('fresh');
});

test('BEY-09 returns the refusal when there is no login or it is refused again, without further calls', async () => {
  reload.mockResolvedValue(null);
  const call = vi.fn().mockRejectedValue(refusal(401));
  await expect(createReauthentication({ ask: async () => false, hold }).run(call)).rejects.toMatchObject({
    status: 401,
  });
  expect(call).toHaveBeenCalledTimes(1);
  await expect(createReauthentication({ ask: async () => true, hold }).run(call)).rejects.toMatchObject({
    status: 401,
  });
  expect(call).toHaveBeenCalledTimes(3);
  reload.mockClear();
  await expect(
    createReauthentication({ ask: async () => true, hold }).run(() => Promise.reject(refusal(412))),
  ).rejects.toMatchObject({ status: 412 });
  expect(reload).not.toHaveBeenCalled();
});
