import { ApiError } from '../api/client.ts';
import { fetchSummary } from '../api/summary.ts';
import { shared } from '../storage/registry.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { SessionReason, User } from './user.types.ts';

interface Reloads {
  /** On its way. */
  request?: Promise<boolean> | undefined;
  /** To be sent when that one has been answered. */
  next?: Promise<boolean> | undefined;
}

const reloads = () => shared<Reloads>('reload', () => ({}));

/** @returns whether the server has said who is logged in */
async function askServer(reason: SessionReason): Promise<boolean> {
  const before = session().store.getState();
  // who has logged in or out while the answer was on its way knows better than the answer
  const isCurrent = () => session().store.getState() === before;
  try {
    const user = toSummary(toUser(await fetchSummary()));
    if (isCurrent()) session().setUser(user, reason);
    return true;
  } catch (error) {
    if (isCurrent() && error instanceof ApiError && error.status === 401) session().end('expired');
    return false;
  } finally {
    reloads().request = undefined;
  }
}

function ask(reason: SessionReason = 'update'): Promise<boolean> {
  const state = reloads();
  state.request ??= askServer(reason);
  return state.request;
}

/**
 * Asks the server who is logged in (SESS-15). Callers at the same time share one request, so that ten widgets
 * make one (SESS-23). A 401 empties the user and expires the readable cookie (SESS-19); any other failure
 * changes nothing.
 */
export async function reloadSession(): Promise<User | null> {
  await ask();
  return session().store.getState().user;
}

/** Asks the same, and answers only what the server has just said: null when it could not be asked (LOGIN-19). */
export async function confirmedUser(): Promise<User | null> {
  return (await ask()) ? session().store.getState().user : null;
}

/**
 * Asks anew after a write, since an answer that was on its way already may be from before it (SESS-09). Writes that
 * end meanwhile share the request that follows.
 *
 * @returns whether the server has said who is logged in
 */
export function reloadAfterWrite(reason: SessionReason): Promise<boolean> {
  const state = reloads();
  if (!state.request) return ask(reason);
  state.next ??= state.request.then(() => {
    state.next = undefined;
    return ask(reason);
  });
  return state.next;
}

/**
 * Runs a call that the server answers by the session. On a 401 while somebody seems to be logged in it asks
 * once whether the session has ended (SESS-19), then lets the failure through.
 */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const wasLoggedIn = session().store.getState().user !== null;
    if (wasLoggedIn && error instanceof ApiError && error.status === 401) await reloadSession();
    throw error;
  }
}
