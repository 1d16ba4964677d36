import { type RenderOptions, render, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { HostContext } from '../../src/element/host.ts';

const wrapperOf = (host: HTMLElement) => ({
  wrapper: ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>,
});

/**
 * Renders a component as in its custom element, which has the server content and receives the events.
 *
 * @param options place in the page, if not a new one
 */
export function renderInHost(
  component: ReactElement,
  host: HTMLElement = document.createElement('ap-test'),
  options: Pick<RenderOptions, 'container'> = {},
) {
  return { host, ...render(component, { ...options, ...wrapperOf(host) }) };
}

/** Calls a hook as a component of the custom element would. */
export const renderHookInHost = <T,>(hook: () => T, host: HTMLElement) => renderHook(hook, wrapperOf(host));
