import { type ComponentType, useLayoutEffect } from 'react';
import { becomeReady } from './become-ready.ts';
import { type Common, CommonContext, HostContext } from './host.ts';

export interface InHostProps {
  host: HTMLElement;
  common: Common;
  /** Props of the widget's own component. */
  own: object;
}

/** What r2wc draws in place of a widget's own component: it brings the host, which r2wc hands to nobody. */
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
