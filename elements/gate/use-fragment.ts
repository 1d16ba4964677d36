import { useEffect } from 'react';
import { fetchFragment } from '../../src/api/fragment.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import { useHost } from '../../src/element/host.ts';
import { type Resource, useResource } from '../../src/element/use-resource.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { ownAddress, ownOrigin } from '../../src/page/own-address.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { useUser } from '../../src/session/use-session.ts';

/** The complete address, when it is of our own server: what is protected comes from nowhere else (GATE-10). */
function addressOf(src: string | undefined): string | undefined {
  if (src === undefined) return undefined;
  const url = ownAddress(src);
  return url.origin === ownOrigin() ? url.href : undefined;
}

/** Fetches what is protected once it may be seen, and forgets it when it may no longer, or by another user (BEY-07). */
export function useFragment(src: string | undefined, isOpen: boolean): Resource<string> {
  const host = useHost();
  const userId = useUser((user) => user?.id ?? '');
  const address = addressOf(src);

  useEffect(() => {
    if (src !== undefined && !address) warnAttribute(host, 'src', src, 'una adreça del mateix lloc');
  }, [host, src, address]);

  const key = isOpen && address ? `${userId} ${address}` : null;
  // what cannot be made safe is as if it had not come
  return useResource(key, async (signal) => {
    const fetched = withSession(() => fetchFragment(address as string, signal));
    const [html] = await Promise.all([fetched, loadSanitiser()]);
    return html;
  });
}
