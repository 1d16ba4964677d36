import { useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { slotNodes } from '../../src/element/server-content.tsx';
import { durationStamp } from '../../src/i18n/durations.ts';

/** How long it lasts, unless the server’s poster says it already. */
export function Stamp({ seconds }: { seconds: number | undefined }) {
  const host = useHost();
  const [isSaid] = useState(() =>
    slotNodes(host, 'poster').some((node) => node.querySelector('.ap-stamp') !== null),
  );
  const text = durationStamp(seconds);
  return !isSaid && text && <span className="ap-stamp">{text}</span>;
}
