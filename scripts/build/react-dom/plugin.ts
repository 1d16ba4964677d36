import type { Plugin } from 'vite';
import { cutSource } from './cut.ts';
import { cuts } from './cuts.ts';

/** Takes out of react-dom what no widget can reach (docs/decisions/react-dom.md). */
export function leanReactDom(): Plugin {
  return {
    name: 'ap-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: cutSource(code, cuts), map: null }),
    },
  };
}
