import { parseUrl } from '../content/safe-url.ts';
import { ownAddress, ownBase } from '../page/own-address.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import type { AdService, AdSlot, Creative } from './ads.types.ts';

/** Address with data about the slot only: no identifier, no address of the page, no cookie (AD-12). */
function addressOf(service: string, { id, name, type, unit, sizes, site }: AdSlot): string {
  const url = ownAddress(`${service.replace(/\/+$/, '')}/decisions`);
  const said = { slot: id, name, type, unit, site, sizes: sizes.map((size) => size.join('x')).join(',') };
  for (const [key, value] of Object.entries(said)) if (value) url.searchParams.append(key, value);
  return url.href;
}

/** Reads a response of the service: an ad of a requested size, in a page of the service's origin. */
export function readCreative(answer: unknown, service: string, { sizes }: AdSlot): Creative | undefined {
  const { size, creative } = fieldsOf(answer);
  const [width, height] = Array.isArray(size) ? size : [];
  const asked = sizes.find((one) => one[0] === width && one[1] === height);
  const origin = parseUrl(service, ownBase())?.origin;
  const url = typeof creative === 'string' ? parseUrl(creative, service) : undefined;
  if (!asked || !url || !/^https?:$/.test(url.protocol) || url.origin !== origin) return undefined;
  return { src: url.href, size: asked };
}

/** A service that answers slots at `{service}/decisions`. @param timeout in ms, after which there is no ad */
export function frameService(service: string, timeout: number): AdService {
  return {
    define(slot) {
      const end = new AbortController();
      return {
        async display() {
          const address = addressOf(service, slot);
          const late = setTimeout(() => end.abort(), timeout);
          try {
            const answer = await fetch(address, {
              credentials: 'omit',
              referrerPolicy: 'no-referrer',
              signal: end.signal,
            });
            if (answer.status !== 200) return undefined;
            return readCreative(await answer.json(), ownAddress(service).href, slot);
          } catch {
            // the service is slow, broken or blocked: show no ad
            return undefined;
          } finally {
            clearTimeout(late);
          }
        },
        destroy: () => end.abort(),
      };
    },
  };
}
