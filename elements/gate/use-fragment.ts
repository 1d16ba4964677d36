import { useEffect, useState } from 'react';
import { fetchFragment } from '../../src/api/fragment.ts';
import { useHost } from '../../src/element/host.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { useUser } from '../../src/session/use-session.ts';

/** Content that is fetched, for one user and one address: of another it is as if absent. */
interface Fetched {
  wish: string;
  /** Null when it could not be had. */
  html: string | null;
}

export interface Fragment {
  html: string | undefined;
  state: 'none' | 'loading' | 'there' | 'failed';
  retry(): void;
}

/** The complete address, when it is of our own server: what is protected comes from nowhere else (GATE-10). */
function ownAddress(src: string | undefined): string | undefined {
  if (src === undefined) return undefined;
  const url = new URL(src, document.baseURI);
  return url.origin === location.origin ? url.href : undefined;
}

/** Fetches what is protected once it may be seen, and forgets it when it may no longer (BEY-07). */
export function useFragment(src: string | undefined, isOpen: boolean): Fragment {
  const host = useHost();
  const userId = useUser((user) => user?.id ?? '');
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [tries, setTries] = useState(0);
  const address = ownAddress(src);
  const wish = isOpen && address ? `${userId} ${address}` : '';

  useEffect(() => {
    if (src !== undefined && !address) warnAttribute(host, 'src', src, 'una adreça del mateix lloc');
  }, [host, src, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks the same once more
  useEffect(() => {
    setFetched(null);
    if (!wish || !address) return;
    let isGone = false;
    const settle = (html: string | null) => isGone || setFetched({ wish, html });
    withSession(() => fetchFragment(address)).then(settle, () => settle(null));
    return () => {
      isGone = true;
    };
  }, [wish, address, tries]);

  const current = fetched?.wish === wish ? fetched : null;
  return {
    html: current?.html ?? undefined,
    state: !wish ? 'none' : !current ? 'loading' : current.html === null ? 'failed' : 'there',
    retry: () => setTries((count) => count + 1),
  };
}
