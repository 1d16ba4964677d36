import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Problem, useProblem } from '../../src/account/forms/use-problem.ts';
import { staysInPreview } from '../../src/account/stays-in-preview.ts';
import { postResendValidation } from '../../src/api/account.ts';
import { config, withBase } from '../../src/config/config.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { type Sent, sentWith } from '../../src/forms/form/sent.ts';
import { inClub, landingAfterLogin } from '../../src/session/back-url.ts';
import { logInSocial } from '../../src/session/log-in.ts';
import { confirmedUser } from '../../src/session/reload-session.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { User } from '../../src/session/user.types.ts';
import { contract } from './login.element.ts';
import type { Variant } from './login.types.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { useSocialReturn } from './use-social-return.ts';

export type Status = 'idle' | 'waiting' | 'success' | 'error';

export interface LoginOptions {
  variant: Variant;
  embedded: boolean;
  redirect: boolean;
  successUrl: string | undefined;
}

export interface LoginModel {
  status: Status;
  problem: Problem<Refusal> | null;
  /** Waits for an existing session or a returning social login, before the form is shown. */
  isChecking: boolean;
  /** A child is logged in, whom an adult may replace (LOGIN-16). */
  isChildInside: boolean;
  /** The validation mail has been sent again. */
  isMailSent: boolean;
  /** Sends a login. */
  enter(call: () => Promise<User>): Promise<Sent>;
  /** Requests the validation mail again (LOGIN-11). */
  resend(): Promise<void>;
}

/** Fallback address after a login (LOGIN-21); undefined means the profile. */
function fallbackOf({ variant, successUrl }: LoginOptions): string | undefined {
  if (successUrl !== undefined) return withBase(successUrl);
  return variant === 'parent' ? inClub(withBase(config().profileUrl)) : undefined;
}

/** Behaviour of a login: request, result and destination (LOGIN-05, LOGIN-19). */
export function useLogin(options: LoginOptions): LoginModel {
  const { variant, embedded, redirect } = options;
  const goesOn = redirect && !embedded;
  const host = useHost();
  const emit = useEmit(contract);
  const [problem, setProblem] = useProblem<Refusal>();
  /** Message number: responses to earlier requests are outdated. */
  const news = useRef(0);
  const [isMailSent, setIsMailSent] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const social = useSocialReturn(variant === 'adult' && !embedded);
  const [status, setStatus] = useState<Status>(social ? 'waiting' : 'idle');
  /** The element has been removed, so that late responses are ignored. */
  const isGone = useRef(false);
  /** Message number at the time of the mail request. */
  const resentAt = useRef<number>(null);
  useExpose('status', status);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function report(refusal: Refusal | null) {
    news.current += 1;
    setProblem(refusal);
  }

  function land(user: User, forgetsBackUrl: boolean) {
    setStatus('success');
    const fallback = forgetsBackUrl ? undefined : fallbackOf(options);
    // always called, since it also clears the stored return address
    const landing = landingAfterLogin(user, { fallback, forgetsBackUrl });
    const target = goesOn ? landing : null;
    const isOurs = emit('ap-login-success', { user, redirect: target });
    if (isOurs && target !== null) location.assign(target);
  }

  async function enter(call: () => Promise<User>): Promise<Sent> {
    if (status === 'success' && goesOn) return true; // the next page is loading
    report(null);
    setIsMailSent(false);
    setStatus('waiting');
    const outcome = await call().then(
      (user) => ({ user }),
      (error: unknown) => ({ refusal: refusalOf(error, variant === 'child'), sent: sentWith(error) }),
    );
    if (isGone.current) return true;
    if ('user' in outcome) {
      land(outcome.user, false);
      return true;
    }
    const { refusal } = outcome;
    setStatus('error');
    report(refusal);
    emit('ap-login-error', { status: refusal.status, code: refusal.code });
    return outcome.sent;
  }

  async function resend() {
    const userId = problem?.code.userId;
    const asked = news.current;
    if (!userId || resentAt.current === asked) return;
    resentAt.current = asked;
    try {
      await postResendValidation(userId);
      if (asked !== news.current) return;
      report(null);
      setIsMailSent(true);
      emit('ap-validation-mail-sent', {});
    } catch (error) {
      if (asked !== news.current) return;
      const { text, ...rest } = refusalOf(error, false);
      report({ ...rest, text: text === 'too-many' ? text : 'validation-failed' });
    }
  }

  /** Completes a social login; on failure the form is shown and the error recorded (SOC-04, W-17). */
  const enterSocial = useEffectEvent(async () => {
    if (!social) return;
    const user = await social.call(logInSocial);
    if (isGone.current) return;
    if (user) land(user, true);
    else setStatus('idle');
  });
  useEffect(() => {
    enterSocial();
  }, []);

  /** Redirects a user who is logged in already, after the server has confirmed the session (LOGIN-19). */
  const userId = useUser((user) => user?.id);
  const isChildInside = useUser((user) => variant === 'parent' && isChild(user));
  const goOn = useEffectEvent(async () => {
    setIsAsking(true);
    const user = await confirmedUser();
    if (isGone.current) return;
    setIsAsking(false);
    if (user) location.assign(landingAfterLogin(user, { fallback: fallbackOf(options) }));
  });
  const isResting = status === 'idle' || status === 'error';
  useEffect(() => {
    if (
      userId &&
      goesOn &&
      isResting &&
      !isChildInside &&
      !staysInPreview(host, 'qui ja ha entrat va d’ací a una altra pàgina')
    )
      goOn();
  }, [host, userId, goesOn, isResting, isChildInside]);

  // shows the form again after Back restored the page, or after a logout in another tab
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setStatus('idle'));
  const isLeft = !userId && status === 'success';
  useEffect(() => {
    if (isLeft) setStatus('idle');
  }, [isLeft]);

  const isChecking = isAsking || (status === 'waiting' && social !== null);
  return { status, problem, isChecking, isChildInside, isMailSent, enter, resend };
}
