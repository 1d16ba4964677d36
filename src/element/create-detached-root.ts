import { createRoot, type Root } from 'react-dom/client';

/** Draws by React where no host is, as at the edge of the window. */
export const createDetachedRoot = (mount: HTMLElement): Root => createRoot(mount);
