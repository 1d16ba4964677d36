import { createRoot, type Root } from 'react-dom/client';

/** Creates a React root outside any host, for example at the edge of the window. */
export const createDetachedRoot = (mount: HTMLElement): Root => createRoot(mount);
