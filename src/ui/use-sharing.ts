import { useEffect, useState } from 'react';
import { useHost } from '../element/host.ts';
import { recordError } from '../errors/record-error.ts';
import { useWindowWidth } from './use-window-width.ts';

interface Options {
  /** Time that the note about a copied link is shown, in milliseconds. */
  noteMs: number;
  /** Window width below which the system's share menu is used, if it exists. */
  nativeBelow: number;
  onShared(network: 'copy' | 'native', url: string): void;
}

export interface Sharing {
  /** The system's share menu replaces the links. */
  isNative: boolean;
  /** Link that was copied, while the note is shown. */
  copied: string | undefined;
  copy(url: string): Promise<void>;
  shareNatively(url: string, title: string): Promise<void>;
}

/** Copies links, or passes them to the system's share menu. Failures are only logged (SHARE-11). */
export function useSharing({ noteMs, nativeBelow, onShared }: Options): Sharing {
  const host = useHost();
  const width = useWindowWidth();
  /** Note about the last copy; a new object restarts its time (SHARE-07, CUE-03). */
  const [note, setNote] = useState<{ url: string }>();

  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(undefined), noteMs);
    return () => clearTimeout(timer);
  }, [note, noteMs]);

  return {
    isNative: width < nativeBelow && typeof navigator.share === 'function',
    copied: note?.url,
    async copy(url) {
      try {
        await navigator.clipboard.writeText(url);
        setNote({ url });
        onShared('copy', url);
      } catch (error) {
        logFailure(host, 'copy', error);
      }
    },
    async shareNatively(url, title) {
      try {
        await navigator.share({ url, title });
        onShared('native', url);
      } catch (error) {
        // the menu was left
        if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure(host, 'share', error);
      }
    },
  };
}

function logFailure({ localName }: HTMLElement, what: string, error: unknown): void {
  console.warn(`<${localName}> ${what}`, error);
  const code = error instanceof Error ? error.name : 'error';
  recordError({ tag: localName, phase: 'render', code, type: 'script', message: `${what} failed` });
}
