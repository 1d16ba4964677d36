import { useEffect, useRef } from 'react';
import styles from './embeds.module.css';
import type { Embed } from './find-embed.ts';

interface Props {
  embed: Embed;
  title: string;
  /** What an editor pasted, for a frame of our own page: it is handed over, and never part of this document (EMB-04). */
  html?: string | undefined;
  /** Who has just asked for it with the keyboard or by a press goes on inside it. */
  takesFocus?: boolean;
  onLoad?: () => void;
}

/** A third party's content, sandboxed (W-04, W-21). There is no request to it before this is drawn, and none after it is gone. */
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
        // its page writes it, and then loads a second time; it has no origin that could be named
        if (html !== undefined && !isHanded.current)
          frame.current?.contentWindow?.postMessage({ apEmbed: html }, '*');
        if (!isHanded.current) onLoad?.();
        isHanded.current = true;
      }}
    />
  );
}
