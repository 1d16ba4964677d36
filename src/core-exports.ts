/** Exports of the core chunk that the entry uses on every page, so that the entry itself stays small. */
export { configStore } from './config/config.ts';
export { guard } from './loader/guard.ts';
export { reloadSession } from './session/reload-session.ts';
