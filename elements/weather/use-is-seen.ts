import { useEffect, useState } from 'react';
import { useHost } from '../../src/element/host.ts';

/** Whether the tag has been in the window, if only once: what is asked for nobody's eyes can wait. */
export function useIsSeen(): boolean {
  const host = useHost();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, isSeen]);
  return isSeen;
}
