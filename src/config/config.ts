import { registry } from '../storage/registry.ts';
import type { Config } from './config.types.ts';

/** The configuration of the page as it is now. */
export const config = (): Config => registry().config.getState();

/** A path of the site or of the API with the base path before it (SITE-12, API-41). */
export const withBase = (path: string): string => (path.startsWith('/') ? config().basePath + path : path);
