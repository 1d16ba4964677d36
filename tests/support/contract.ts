/**
 * Tools of a contract test in the browser: mocha's functions with types, chai, and faults.
 *
 *   import { describe, expect, it, fault, until } from '../support/contract.ts';
 */
import type { FaultKind } from './faults.ts';

export { expect } from 'chai';

export type Body = () => void | Promise<void>;
interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  afterEach(body: Body): void;
}

export const { describe, it, afterEach } = globalThis as unknown as Mocha;

const cookies = new Set<string>();

/**
 * Injects a fault into requests whose path begins with `path`, until the test ends.
 * @param times number of requests; all when absent
 */
export function fault(kind: FaultKind, path: string, times?: number): void {
  const key = crypto.randomUUID();
  const text = `${kind}${times === undefined ? '' : `*${times}`}@${path}#${key}`;
  cookies.add(`ap-fault-${key}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's promise would let a request overtake it
  document.cookie = `ap-fault-${key}=${encodeURIComponent(text)}; path=/`;
}

/** Tests whether faults are active. */
export const hasFaults = () => cookies.size > 0;

/** Removes all faults at once; runs automatically after each test. */
export function clearFaults(): void {
  for (const name of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  cookies.clear();
}

afterEach(clearFaults);

/** Conditions that the running test waits for, as texts. */
const waits = new Set<() => string>();
/** Titles of the steps that the test is in. */
const steps: string[] = [];
/** Frames of the running test in which a condition was checked: few of them mean that the browser drew none. */
let checks = 0;

/** Waits until the condition holds, checked every frame; a timeout of the test reports `what`. */
export async function until<T>(condition: () => T, what: string | (() => string)): Promise<NonNullable<T>> {
  const wait = typeof what === 'string' ? () => what : what;
  waits.add(wait);
  for (;;) {
    const value = condition();
    checks += 1;
    if (value) {
      waits.delete(wait);
      return value;
    }
    await new Promise(requestAnimationFrame);
    if (!waits.has(wait)) throw new Error(`the test has ended without ${wait()}`);
  }
}

/** Waits for an action of the browser. */
export async function done<T>(promise: Promise<T>, what: string): Promise<T> {
  const wait = () => what;
  waits.add(wait);
  try {
    return await promise;
  } finally {
    waits.delete(wait);
  }
}

/** Runs a step of a test; failures inside name it. */
export async function step(title: string, body: Body): Promise<void> {
  steps.push(title);
  try {
    await body();
    steps.pop();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}: ${error.message}`;
    throw error;
  }
}

/** Runs a test. On a timeout it fails with the condition that the test waits for, which the runner does not know. */
export async function inTime(body: Body, milliseconds: number): Promise<void> {
  steps.length = 0;
  checks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const where = [...steps, ''].join(': ');
      const missing =
        [...waits].map((wait) => wait()).join(', and for ') || 'something that no test helper knows';
      reject(
        new Error(`${where}waited ${milliseconds / 1000} s and ${checks} frames, at last for ${missing}`),
      );
    }, milliseconds);
  });
  try {
    await Promise.race([body(), end]);
  } catch (error) {
    throw sendable(error);
  } finally {
    clearTimeout(timer);
    waits.clear();
  }
}

/**
 * Copies an assertion error with its values as texts. The runner sends it as JSON, which React elements cannot
 * become.
 */
function sendable(error: unknown): unknown {
  if (error && typeof error === 'object')
    for (const key of ['actual', 'expected'])
      if (key in error) Object.assign(error, { [key]: String(Reflect.get(error, key)) });
  return error;
}
