import { type ComponentType, useLayoutEffect } from 'react';
import { becomeReady } from './become-ready.ts';
import { type Common, CommonContext, HostContext } from './host.ts';

export interface InHostProps {
  host: HTMLElement;
  common: Common;
  /** Props of the widget's own component. */
  own: object;
}

/** Wraps a widget's component for r2wc and supplies the host, which r2wc does not. */
export function inHost(Component: ComponentType<object>): ComponentType<InHostProps> {
  return function InHost({ host, common, own }) {
    useLayoutEffect(() => becomeReady(host), [host]);
    return (
      <HostContext value={host}>
        <CommonContext value={common}>
          <Component {...own} />
        </CommonContext>
      </HostContext>
    );
  };
}
