/**
 * What a contract test needs, in the browser: mocha's words with types, chai, and faults.
 *
 *   import { describe, expect, it, fault, until } from '../support/contract.ts';
 */
import type { FaultKind } from './faults.ts';

export { expect } from 'chai';

export type Body = () => void | Promise<void>;
interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Mocha;

const cookies = new Set<string>();

/**
 * From now until the test ends, requests whose path begins with `path` meet a fault.
 * @param times how many of them; all when absent
 */
export function fault(kind: FaultKind, path: string, times?: number): void {
  const key = crypto.randomUUID();
  const text = `${kind}${times === undefined ? '' : `*${times}`}@${path}#${key}`;
  cookies.add(`ap-fault-${key}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's promise would let a request overtake it
  document.cookie = `ap-fault-${key}=${encodeURIComponent(text)}; path=/`;
}

/** Whether a request may meet a fault now. */
export const hasFaults = () => cookies.size > 0;

/** Ends every fault at once; runs by itself after each test. */
export function clearFaults(): void {
  for (const name of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  cookies.clear();
}

afterEach(clearFaults);

/** Waits until the condition holds, looked at every frame; the test's own time limit ends it. */
export async function until<T>(condition: () => T): Promise<NonNullable<T>> {
  for (;;) {
    const value = condition();
    if (value) return value;
    await new Promise(requestAnimationFrame);
  }
}

/** The next event of this name that reaches the target. */
export function nextEvent<T = unknown>(
  name: string,
  target: EventTarget = document,
): Promise<CustomEvent<T>> {
  return new Promise((resolve) => {
    target.addEventListener(name, (event) => resolve(event as CustomEvent<T>), { once: true });
  });
}
