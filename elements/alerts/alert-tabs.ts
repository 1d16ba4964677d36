import { addSeen, seenAlerts } from './seen-alerts.ts';

/** The session storage is a tab's own: tabs tell each other by this channel what was shown, and what somebody has closed. */
const CHANNEL = 'ap-alerts';
/** How long a new tab waits for what the others have shown, in milliseconds. One that sleeps does not answer. */
const ANSWERS_WITHIN = 150;

interface News {
  asks?: boolean;
  seen?: string[];
  closed?: string;
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export interface AlertTabs {
  /** Resolves when the tabs that are awake have said what they have shown. */
  asked: Promise<void>;
  tellSeen(ids: string[]): void;
  tellClosed(id: string): void;
  leave(): void;
}

/** @param hearClosed what another tab's reader has closed */
export function joinTabs(hearClosed: (id: string) => void): AlertTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const tell = (news: News) => channel?.postMessage(news);
  const hear = ({ data }: MessageEvent<News | null>) => {
    if (data?.asks) tell({ seen: seenAlerts() });
    addSeen(idsOf(data?.seen));
    if (typeof data?.closed === 'string') hearClosed(data.closed);
  };
  channel?.addEventListener('message', hear);
  tell({ asks: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    asked: new Promise((resolve) => {
      if (channel) timer = setTimeout(resolve, ANSWERS_WITHIN);
      else resolve();
    }),
    tellSeen: (seen) => tell({ seen }),
    tellClosed: (closed) => tell({ closed }),
    leave() {
      clearTimeout(timer);
      channel?.removeEventListener('message', hear);
      channel?.close();
    },
  };
}
