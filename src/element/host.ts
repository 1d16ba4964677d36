import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { Contract, DetailOf, EventsOf } from './contract.ts';
import { keepAttribute } from './kept-attributes.ts';

/** The custom element that a component is drawn in. */
export const HostContext = createContext<HTMLElement | null>(null);

/**
 * Attributes that every tag accepts (src/element/common-attributes.contract.ts): see `useSite` and `useTexts` of
 * src/config.
 */
export interface Common {
  site: string | undefined;
  langOverrides: Readonly<Record<string, string>>;
}

export const CommonContext = createContext<Common>({ site: undefined, langOverrides: {} });

export function useHost(): HTMLElement {
  const host = useContext(HostContext);
  if (!host) throw new Error('not inside a custom element');
  return host;
}

/** Returns a function that focuses what the widget itself renders, by a selector. */
export function useFocusRendered(): (selector: string, options?: FocusOptions) => void {
  const host = useHost();
  return (selector, options) =>
    host.querySelector<HTMLElement>(`[data-ap-mount] ${selector}`)?.focus(options);
}

export type Emit<C extends Contract> = <Name extends keyof EventsOf<C> & string>(
  name: Name,
  detail: DetailOf<EventsOf<C>[Name]>,
) => boolean;

/**
 * Sends the events of a contract: bubbling and composed, so that any script of the page receives them.
 * Returns false when a listener prevented the default action. Details carry no personal data.
 */
function emitterOf<C extends Contract>(host: HTMLElement, contract: C): Emit<C> {
  return (name, detail) => {
    const cancelable = contract.events?.[name as `ap-${string}`]?.cancelable === true;
    return host.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  };
}

export function useEmit<C extends Contract>(contract: C): Emit<C> {
  const host = useHost();
  return useMemo(() => emitterOf(host, contract), [host, contract]);
}

/** Keeps an attribute on the host while `isOn` and the widget is mounted, for style sheets and pages. */
export function useHostAttribute(name: string, isOn: boolean): void {
  const host = useHost();
  useLayoutEffect(() => keepAttribute(host, name, isOn ? '' : null), [host, name, isOn]);
}

const exposed = new WeakMap<Element, Record<string, unknown>>();

/** Current value of a read-only property. */
export function exposedValue(host: Element, name: string): unknown {
  return exposed.get(host)?.[name];
}

/** Sets the value of a read-only property of the contract. */
function expose(host: Element, name: string, value: unknown): void {
  exposed.set(host, { ...exposed.get(host), [name]: value });
}

/** Keeps a read-only property of the contract up to date. */
export function useExpose(name: string, value: unknown): void {
  const host = useHost();
  useLayoutEffect(() => expose(host, name, value), [host, name, value]);
}
