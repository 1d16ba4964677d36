import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEmit } from '../../src/element/host.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { type AlertTabs, joinTabs } from './alert-tabs.ts';
import { contract } from './alerts.element.ts';
import type { AlertData, HideReason } from './alerts.types.ts';
import { type Banner, nextBanners } from './next-banners.ts';
import { addSeen, seenAlerts } from './seen-alerts.ts';
import { whenFree } from './when-free.ts';

const none = (): readonly Banner[] => [];

/** A region that comes with its text is not read aloud: the text follows, in milliseconds. */
const SAID_AFTER = 150;

function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** The warnings that are seen: each once per session, in whichever tab it comes first. */
export function useAlerts(alerts: readonly AlertData[]) {
  const emit = useEmit(contract);
  // those whose times end together go before anything is drawn anew
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
