import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { enterAddress, withAlert } from '../../src/account/login-address.ts';
import { staysInPreview } from '../../src/account/stays-in-preview.ts';
import { config, withBase } from '../../src/config/config.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { SessionChange, User } from '../../src/session/user.types.ts';
import { backFromForm } from './back-from-form.ts';

/** Reason for a new login: the session ended, or is too old for the action (W-12). */
export type LoginReason = 'expired' | 'fresh';

interface Asked {
  reason: LoginReason;
  /** Reports whether the same user has logged in. */
  answer(isIn: boolean): void;
  /** Closes the dialog without a login. Input stays until the browser has asked about leaving the page. */
  dismiss(): void;
}

export interface Visitor {
  /** User of the profile; null without a session. */
  user: User | null;
  /** Pending request for a login in place. */
  asked: Asked | null;
  ask(reason: LoginReason): Promise<boolean>;
  /** Keeps the profile on the page if the session ends, until the returned function is called. */
  hold(): () => void;
  /** Redirects to the login, which may show a reason. */
  leave(alert?: 'account_deleted'): void;
  /** The account is deleted, and the caller of `goAway` chooses the next page. */
  isGone: boolean;
  goAway(): void;
}

/**
 * User of the profile. Without a session it redirects to the login without a way back (PROF-02, PROF-05, SESS-22). A
 * session that ends with unsaved input can be renewed in place (BEY-09).
 */
export function useVisitor(loginUrl: string, site: string): Visitor {
  const current = useUser((user) => user);
  /** User whose session ended with unsaved input. */
  const [lost, setLost] = useState<User | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isGone, setIsGone] = useState(false);
  const held = useRef(0);
  const last = useRef(current);
  useEffect(() => {
    if (current) last.current = current;
  }, [current]);
  const user = current ?? lost;

  function leave(alert?: 'account_deleted') {
    const login = enterAddress(site, withBase(loginUrl));
    // the showroom switches users and must stay on the page
    if (!config().dev) location.replace(alert ? withAlert(login, alert) : login);
  }

  /** Pending login, shared by later requests. */
  const waiting = useRef<Promise<boolean> | null>(null);
  function ask(reason: LoginReason): Promise<boolean> {
    waiting.current ??= new Promise((resolve) => {
      const end = (isIn: boolean, whereNobody: () => void) => {
        waiting.current = null;
        setAsked(null);
        if (!session().store.getState().user) whereNobody();
        resolve(isIn);
      };
      setAsked({
        reason,
        answer: (isIn) => end(isIn, () => setLost(null)),
        dismiss: () => end(false, leave),
      });
    });
    return waiting.current;
  }

  useListener<CustomEvent<SessionChange>>(document, 'ap-session-change', ({ detail }) => {
    const { user: now, reason } = detail;
    if (!now && reason === 'expired' && held.current > 0) {
      setLost(last.current);
      ask('expired');
      return;
    }
    setLost(null);
    if (now?.id !== last.current?.id) asked?.answer(false);
    else if (asked?.reason === 'expired') asked.answer(true);
  });

  const host = useHost();
  const comeBack = useEffectEvent(() => {
    const address = user && !config().dev ? backFromForm(user) : undefined;
    if (address && !staysInPreview(host, 'qui ve d’un formulari hi torna des d’ací'))
      location.replace(address);
  });
  useEffect(() => comeBack(), []);

  const isOut = user === null && !isGone;
  const goOut = useEffectEvent(() => {
    if (!staysInPreview(host, 'qui no ha entrat va d’ací a la pàgina d’accés')) leave();
  });
  useEffect(() => {
    if (isOut) goOut();
  }, [isOut]);

  return {
    user,
    asked,
    ask,
    hold() {
      held.current += 1;
      return () => {
        held.current -= 1;
      };
    },
    leave,
    isGone,
    goAway: () => setIsGone(true),
  };
}
