import type { Plugin } from 'vite';
import { cutSource } from './cut.ts';
import { cuts } from './cuts.ts';
import { heardEvents, usedHandlers } from './heard-events.ts';
import { lean } from './lean.ts';

/** React's own code with the cuts in it. @param handlers names of the handlers that any component has */
export const leanSource = (code: string, handlers: readonly string[]): string =>
  cutSource(code, [...cuts, ...lean, heardEvents(code, handlers)]);

/** Takes out of react-dom what no widget can reach, and what keeps more than it needs (docs/decisions/react-dom.md). */
export function leanReactDom(root: string): Plugin {
  return {
    name: 'ap-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanSource(code, usedHandlers(root)), map: null }),
    },
  };
}
