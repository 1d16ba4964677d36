/** The entry: the one script of a page. It carries no React; it finds the tags and loads what they need. */
import { base, files, late, parts, version } from 'virtual:ap-files';
import { start } from './start.ts';

/** Below this the server content stays as it is: import maps came with Safari 16.4, Firefox 108 and Chrome 89. */
if (HTMLScriptElement.supports?.('importmap'))
  start({ version, files, parts, base, late: () => import(/* @vite-ignore */ new URL(late, base).href) });
