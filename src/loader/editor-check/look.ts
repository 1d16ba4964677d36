import type { Contract } from '../../element/contract.ts';
import { warned } from '../../element/warn.ts';
import { registry } from '../../storage/registry.ts';
import { whenIdle } from '../when-idle.ts';
import {
  attributesOf,
  lacksContent,
  lostReferences,
  oddFlags,
  oddLoading,
  oddScripts,
  secondConfig,
  strayAttributes,
  strayProps,
} from './marks.ts';

type Defined = { contract?: Contract } | undefined;

/** Hosts that have been looked at. */
const seen = new WeakSet<Element>();

function isSuspect(host: Element): boolean {
  const { contract } = (customElements.get(host.localName) as Defined) ?? {};
  if (!contract) return false;
  const attributes = attributesOf(contract);
  const known = [...attributes.keys()];
  const faults = [
    ...strayAttributes(host, known),
    ...strayProps(host, known),
    ...oddScripts(host),
    ...oddFlags(host, attributes),
    ...lostReferences(host, attributes),
  ];
  return (
    faults.length > 0 || oddLoading(host) !== undefined || lacksContent(host, contract) || warned.has(host)
  );
}

/** Tests for tags that are named like ours, and that nobody defines. Without a widget only preview tells of them. */
const hasStrayTag = (): boolean =>
  [...document.querySelectorAll(':not(:defined)')].some(
    ({ localName }) => /^ap-(?!config$)/.test(localName) && !registry().loader.tags.has(localName),
  );

const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

let isWaiting = false;

/**
 * Looks once at each drawn host, when the page is idle, and loads the messages for editors if one may be needed. A
 * correct page loads nothing.
 */
export async function lookWhenIdle(): Promise<void> {
  if (isWaiting || isSaving()) return;
  isWaiting = true;
  await whenIdle([]);
  isWaiting = false;
  const fresh = [...document.querySelectorAll('[data-ap-state="ready"], [data-ap-state="failed"]')].filter(
    (host) => !seen.has(host),
  );
  for (const host of fresh) seen.add(host);
  if (!fresh.some(isSuspect) && !secondConfig() && !hasStrayTag()) return;
  // by its name: the part imports this chunk
  const { default: check } = await registry().loader.part('loader/check');
  await (check as () => Promise<void>)();
}
