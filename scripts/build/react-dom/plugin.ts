import type { Plugin } from 'vite';
import { cutSource } from './cut.ts';
import { cuts } from './cuts.ts';
import { lean } from './lean.ts';

/** React's own code with the cuts in it. */
export const leanSource = (code: string): string => cutSource(code, [...cuts, ...lean]);

/** Takes out of react-dom what no widget can reach, and what keeps more than it needs (docs/decisions/react-dom.md). */
export function leanReactDom(): Plugin {
  return {
    name: 'ap-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanSource(code), map: null }),
    },
  };
}
