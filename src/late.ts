/** What the entry asks of the core when it is there, on every page: the entry itself stays small. The core’s chunk has its exports. */
export { configStore } from './config/config.ts';
export { reloadSession } from './session/reload-session.ts';
