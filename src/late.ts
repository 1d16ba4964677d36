/** What the entry asks of the core when it is there: the entry itself stays small. */
export { configStore } from './config/config.ts';
export { finishLogout } from './session/log-in.ts';
export { reloadSession } from './session/reload-session.ts';
