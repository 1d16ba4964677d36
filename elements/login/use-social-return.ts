import { useEffect, useState } from 'react';
import { recordError } from '../../src/errors/record-error.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import type { logInSocial } from '../../src/session/log-in.ts';
import type { User } from '../../src/session/user.types.ts';
import { networks } from './networks.ts';

export interface SocialReturn {
  /** Logs in with the parameters of the network; null on failure, which is recorded (SOC-04). */
  call(logIn: typeof logInSocial): Promise<User | null>;
}

/** Parameters that networks add. They must be removed from the address before the next page (W-16). */
const added = [
  'code',
  'state',
  'iss',
  'scope',
  'authuser',
  'hd',
  'prompt',
  'session_state',
  'error',
  'error_code',
  'error_description',
  'error_reason',
  'error_uri',
];

/** OAuth error codes. Any other text in the address is not repeated. */
const known = /^[a-z_]{1,40}$/;

function read(): SocialReturn | null {
  const query = new URLSearchParams(location.search);
  const [code, error, state = '', iss] = ['code', 'error', 'state', 'iss'].map(
    (key) => query.get(key) ?? undefined,
  );
  const provider = networks.find(({ id }) => state.startsWith(`${id}.`))?.id;
  if (!provider || (code === undefined && error === undefined)) return null;
  return {
    async call(logIn) {
      if (code !== undefined) return logIn(provider, code, state, iss).catch(() => null);
      if (error !== 'access_denied')
        recordFailure(provider, known.test(error ?? '') ? (error ?? '') : 'error');
      return null;
    },
  };
}

function recordFailure(provider: string, code: string): void {
  const message = `login by ${provider}: ${code}`;
  recordError({ tag: 'ap-login', phase: 'http', code, type: 'server', message });
}

function clean(): void {
  const url = new URL(location.href);
  for (const key of added) url.searchParams.delete(key);
  if (url.hash === '#_=_') url.hash = ''; // Facebook's
  setPageAddress(url, 'replace');
}

/** Parameters of a returning social login, removed from the address bar at once (SOC-07). */
export function useSocialReturn(isExpected: boolean): SocialReturn | null {
  const [found] = useState(() => (isExpected ? read() : null));
  useEffect(() => {
    if (found) clean();
  }, [found]);
  return found;
}
