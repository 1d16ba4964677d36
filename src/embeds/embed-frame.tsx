import { useEffect, useRef } from 'react';
import styles from './embeds.module.css';
import type { Embed } from './find-embed.ts';

interface Props {
  embed: Embed;
  title: string;
  /** Pasted html for a frame of our own page; it never enters this document (EMB-04). */
  html?: string | undefined;
  /** Moves the focus inside after a press or key. */
  takesFocus?: boolean;
  onLoad?: () => void;
}

/** Sandboxed content of a third party (W-04, W-21). It is not requested before mount, nor after unmount. */
export function EmbedFrame({ embed, title, html, takesFocus = false, onLoad }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isHanded = useRef(false);
  const { src, rights } = embed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox={rights.sandbox}
      allow={rights.allow}
      referrerPolicy={rights.referrerPolicy}
      loading="lazy"
      src={src}
      onLoad={() => {
        // the frame's page writes the html, and then loads a second time; its opaque origin cannot be named
        if (html !== undefined && !isHanded.current)
          frame.current?.contentWindow?.postMessage({ apEmbed: html }, '*');
        if (!isHanded.current) onLoad?.();
        isHanded.current = true;
      }}
    />
  );
}
