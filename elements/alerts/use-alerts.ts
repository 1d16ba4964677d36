import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEmit } from '../../src/element/host.ts';
import { isInUse } from '../../src/element/in-use.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { textsOf } from '../../src/page/read-unknown.ts';
import { sessionStore } from '../../src/storage/safe-storage.ts';
import { contract } from './alerts.element.ts';
import type { AlertData, HideReason } from './alerts.types.ts';
import { type Banner, nextBanners } from './next-banners.ts';

/** Key that the specification names (STOR-02): a JSON array of ids. */
const KEY = 'alerts';

/** Ids of the alerts shown in this session; empty when the record is unreadable (ALERT-04). */
const seenAlerts = () => textsOf(sessionStore.json(KEY));

function addSeen(ids: readonly string[]): void {
  const before = seenAlerts();
  const all = new Set([...before, ...ids]);
  if (all.size > before.length) sessionStore.set(KEY, JSON.stringify([...all]));
}

/** Channel on which open tabs share shown and closed alerts: session storage belongs to one tab. */
const CHANNEL = 'ap-alerts';

interface News {
  seen?: unknown;
  closed?: unknown;
}

interface AlertTabs {
  tellSeen(ids: string[]): void;
  tellClosed(id: string): void;
  leave(): void;
}

/** @param hearClosed receives the id of an alert that was closed in another tab */
function joinTabs(hearClosed: (id: string) => void): AlertTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const tell = (news: News) => channel?.postMessage(news);
  const hear = ({ data }: MessageEvent<News | null>) => {
    addSeen(textsOf(data?.seen));
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

/** Events that may end a press or make the page visible. */
const ENDS = ['visibilitychange', 'pointerup', 'pointercancel', 'keyup', 'focusout'];

const isFree = () => !readDocument('hidden') && !isInUse(document.documentElement);

/**
 * Acts when somebody sees the page and presses or types nothing in it: what is laid over it then takes no press away, and
 * a tab that was opened behind keeps its warnings until it is looked at.
 *
 * @returns what gives it up
 */
function whenFree(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const end of ENDS) document.removeEventListener(end, later, true);
  };
  const look = () => {
    if (!isFree()) return;
    stop();
    act();
  };
  // the click event fires after the press has ended
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  for (const end of ENDS) document.addEventListener(end, later, true);
  look();
  return stop;
}

const none = (): readonly Banner[] => [];

/** Delay before the text is added, in ms: a live region inserted together with its text is not announced. */
const SAID_AFTER = 150;

function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Alerts to show. Each is shown once per session, in the first tab that has it. */
export function useAlerts(alerts: readonly AlertData[]) {
  const emit = useEmit(contract);
  // alerts that expire together are hidden in one render
  const [banners, send] = useMachine(nextBanners, none);
  const [said, setSaid] = useState('');
  const tabs = useRef<AlertTabs>(undefined);

  const hide = (id: string, reason: HideReason) => {
    const { before, after } = send({ hide: id });
    if (after === before) return;
    if (reason === 'close') tabs.current?.tellClosed(id);
    emit('ap-alert-hide', { id, reason });
  };
  const hearClosed = useEffectEvent((id: string) => hide(id, 'tab'));

  const show = useEffectEvent(() => {
    const seen = seenAlerts();
    const fresh = alerts.filter(({ id }) => !seen.includes(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    addSeen(ids);
    tabs.current?.tellSeen(ids);
    send({ show: fresh });
    setSaid(fresh.map(({ title, text }) => [title, text].filter(Boolean).join('. ')).join(' '));
    for (const id of ids) emit('ap-alert-show', { id });
  });

  useEffect(() => {
    const joined = joinTabs((id) => hearClosed(id));
    tabs.current = joined;
    return () => joined.leave();
  }, []);

  const ids = alerts.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: others than before may be new
  useEffect(() => {
    return whenFree(() => show());
  }, [ids]);

  return { banners, said: useSaid(said), hide };
}
