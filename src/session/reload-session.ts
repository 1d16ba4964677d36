import { ApiError } from '../api/client.ts';
import { fetchSummary } from '../api/summary.ts';
import { shared } from '../storage/registry.ts';
import { session } from './session.ts';
import { toSummary, toUser } from './user.ts';
import type { SessionReason, User } from './user.types.ts';

interface Reloads {
  /** On its way. */
  request?: Promise<boolean> | undefined;
  /** Request to send after the pending one. */
  next?: Promise<boolean> | undefined;
}

const reloads = () => shared<Reloads>('reload', () => ({}));

/** @returns true if the server has confirmed who is logged in */
async function askServer(reason: SessionReason): Promise<boolean> {
  const before = session().store.getState();
  // a login or logout during the request is newer than the response
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
 * Requests the current user (SESS-15). Simultaneous callers share one request, so that ten widgets make one
 * (SESS-23). A 401 removes the user and expires the readable cookie (SESS-19); any other failure changes nothing.
 */
export async function reloadSession(): Promise<User | null> {
  await ask();
  return session().store.getState().user;
}

/** Requests the current user; null if the server could not confirm one just now (LOGIN-19). */
export async function confirmedUser(): Promise<User | null> {
  return (await ask()) ? session().store.getState().user : null;
}

/**
 * Requests the user again after a write, since a pending response may be from before it (SESS-09). Writes that end
 * meanwhile share the next request.
 *
 * @returns true if the server has confirmed who is logged in
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
 * Runs a call that depends on the session. On a 401 with a current user it checks once whether the session has ended
 * (SESS-19), then rethrows the error.
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
