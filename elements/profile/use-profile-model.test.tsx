import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { useProfileModel } from './use-profile-model.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['7', 'ready', 0],
  ['9', 'failed', 1],
])(
  'BEY-07 PROF-30 what the server answers of user %s is %s where 7 is logged in',
  async (id, status, failures) => {
    givenPage({}, { session: createSession() });
    session().setUser({ id: '7' }, 'load');
    vi.stubGlobal('fetch', async () => Response.json({ id: Number(id), email: 'algu@example.cat' }));
    const onFail = vi.fn();
    const { result } = renderHook(() => useProfileModel(true, onFail));
    await waitFor(() => expect(result.current.status).toBe(status));
    expect(result.current.profile?.id ?? null).toBe(status === 'ready' ? id : null);
    expect(onFail).toHaveBeenCalledTimes(failures);
  },
);
