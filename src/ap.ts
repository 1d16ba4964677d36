/** The entry: the one script of a page. It carries no React; it finds the tags and loads what they need. */
import { base, files, parts, version } from 'virtual:ap-files';
import { start } from './start.ts';

start({ version, files, parts, base });
