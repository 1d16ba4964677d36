import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HostContext } from '../../src/element/host.ts';

/** Draws a component as in its custom element, which holds what the server wrote and hears the events. */
export function renderInHost(component: ReactElement, host: HTMLElement = document.createElement('ap-test')) {
  return { host, ...render(<HostContext value={host}>{component}</HostContext>) };
}
