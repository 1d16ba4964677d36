import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import { keeperOf } from './use-keeper.ts';

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

test('BEY-09 SESS-19 where the session has ended the call is run again after a login, and held all the while', async () => {
  reload.mockResolvedValue(null);
  const ask = vi.fn(async () => {
    expect(held).toBe(1);
    return true;
  });
  const call = vi.fn().mockRejectedValueOnce(refusal(401)).mockResolvedValueOnce('done');
  await expect(keeperOf({ ask, hold }).run(call)).resolves.toBe('done');
  expect(ask).toHaveBeenCalledExactlyOnceWith('expired');
  expect(held).toBe(0);
});

test('PROF-23 SESS-19 a 401 while somebody is inside speaks of what was sent', async () => {
  reload.mockResolvedValue({ id: '7' });
  const ask = vi.fn();
  const call = vi.fn().mockRejectedValue(refusal(401, 'INVALID_CREDENTIALS'));
  await expect(keeperOf({ ask, hold }).run(call)).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
  expect(held).toBe(0);
});

test('W-12 SESS-19 a 401 of something grave asks for a login of a short time ago', async () => {
  reload.mockResolvedValue({ id: '7' });
  const ask = vi.fn(async () => true);
  const call = vi.fn().mockRejectedValueOnce(refusal(401)).mockResolvedValueOnce(undefined);
  await keeperOf({ ask, hold }).run(call, true);
  expect(ask).toHaveBeenCalledExactlyOnceWith('fresh');
});

test('BEY-09 without a login, or refused again, the refusal is what comes back, and nothing else asks the server', async () => {
  reload.mockResolvedValue(null);
  const call = vi.fn().mockRejectedValue(refusal(401));
  await expect(keeperOf({ ask: async () => false, hold }).run(call)).rejects.toMatchObject({ status: 401 });
  expect(call).toHaveBeenCalledTimes(1);
  await expect(keeperOf({ ask: async () => true, hold }).run(call)).rejects.toMatchObject({ status: 401 });
  expect(call).toHaveBeenCalledTimes(3);
  reload.mockClear();
  await expect(
    keeperOf({ ask: async () => true, hold }).run(() => Promise.reject(refusal(412))),
  ).rejects.toMatchObject({ status: 412 });
  expect(reload).not.toHaveBeenCalled();
});
