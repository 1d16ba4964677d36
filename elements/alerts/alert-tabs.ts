import { addSeen } from './seen-alerts.ts';

/** Channel on which open tabs share shown and closed alerts: session storage belongs to one tab. */
const CHANNEL = 'ap-alerts';

interface News {
  seen?: unknown;
  closed?: unknown;
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export interface AlertTabs {
  tellSeen(ids: string[]): void;
  tellClosed(id: string): void;
  leave(): void;
}

/** @param hearClosed what another tab's reader has closed */
export function joinTabs(hearClosed: (id: string) => void): AlertTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const tell = (news: News) => channel?.postMessage(news);
  const hear = ({ data }: MessageEvent<News | null>) => {
    addSeen(idsOf(data?.seen));
    if (typeof data?.closed === 'string') hearClosed(data.closed);
  };
  channel?.addEventListener('message', hear);
  return {
    tellSeen: (seen) => tell({ seen }),
    tellClosed: (closed) => tell({ closed }),
    leave() {
      channel?.removeEventListener('message', hear);
      channel?.close();
    },
  };
}
