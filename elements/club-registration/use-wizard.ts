import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { isChild, session } from '../../src/session/session.ts';
import { contract } from './club-registration.element.ts';
import type { ClubData, Filled, Registered, Step } from './club-registration.types.ts';
import { useOwner } from './use-owner.ts';
import { useStep } from './use-step.ts';

export type Status = 'idle' | 'waiting' | 'success' | 'error';

/** Methods of step 2 for its parent. */
export interface DataHandle {
  /** Looks at everything; null when something does not hold, and then it is there that the focus is. */
  check(): Promise<Filled | null>;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From the top of the page, or where the heading would not be seen from there, as at a zoom of 400 %, a third above it. */
function topFor(heading: HTMLElement | null): number {
  const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
  return bottom + scrollY <= innerHeight ? 0 : Math.round(top + scrollY - innerHeight / 3);
}

/** When the page has its new height: browsers give up a smooth scroll if what it begins in becomes shorter. */
function toTop(heading: HTMLElement | null) {
  const scroll = () => scrollTo({ top: topFor(heading), behavior: calm() ? 'instant' : 'smooth' });
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** A logged-in tutor skips step 1 (CLUB-08). Later steps need the data of step 2. */
function firstStep(wanted: number | undefined): Step {
  const { user } = session().store.getState();
  return (user && !isChild(user)) || (wanted ?? 1) > 1 ? 2 : 1;
}

/** The page may read what holds, but no secret and no face. */
const dataOf = ({ tutor, children }: Filled): ClubData => ({
  ...tutor,
  children: children.map(({ name, surname, birthdate }) => ({ name, surname, birthdate })),
});

/** Steps, tutor and entered values. All stay in this page's memory (CLUB-38). */
export function useWizard(props: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const [wanted] = useState(props.step);
  const [start] = useState(() => firstStep(wanted));
  const [filled, setFilled] = useState<Filled | null>(null);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [status, setStatus] = useState<Status>('idle');
  /** Grows when everything begins anew. */
  const [round, setRound] = useState(0);
  const [isOthers, setIsOthers] = useState(false);
  const dataRef = useRef<DataHandle>(null);
  /** Grows with each change of step, and where everything begins anew: a check that is under way then leads nowhere. */
  const turn = useRef(0);
  /** Request of a first attempt with an unknown outcome. */
  const unclear = useRef<string>(undefined);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const { owner, isRetrying, retry, forget, ...owned } = useOwner((_, previous) => {
    if (registered) return;
    if (previous) beginAnew(2);
    setIsOthers(previous !== null);
    go(2);
  });
  /** the confirmation stays, even after a login by the link of the mail */
  const access = registered ? 'ready' : owned.access;
  /** data of an account stays hidden until its owner is back (BEY-07, BEY-09) */
  const isClosed = access === 'child' || (owner !== null && access !== 'ready');

  const { step, go } = useStep({
    start,
    isHeld: status === 'waiting',
    lowest: owner ? 2 : 1,
    onChange(from, to) {
      turn.current += 1;
      if (to !== 3) setStatus(to === 4 ? 'success' : 'idle');
      if (to > 2) setIsOthers(false);
      emit('ap-step-change', { from, to });
    },
    onForward: () => next('history'),
  });

  async function next(way?: 'history'): Promise<boolean> {
    const asked = turn.current;
    const found = (await dataRef.current?.check()) ?? null;
    if (!found || asked !== turn.current) return false;
    setFilled(found);
    go(3, way);
    return true;
  }

  function beginAnew(at: Step) {
    turn.current += 1;
    setRound((count) => count + 1);
    setFilled(null);
    setIsDirty(false);
    unclear.current = undefined;
    go(at);
  }

  function finish(done: Registered) {
    setFilled(null);
    setIsDirty(false);
    setRegistered(done);
    emit('ap-club-success', { childrenCount: done.childrenCount });
    go(4);
  }

  // a session that the server does not know any more has led nowhere
  const goBackToStart = useEffectEvent(() => {
    if (step === 2 && start === 2 && !isDirty && wanted !== 2) go(1, 'history');
  });
  useEffect(() => {
    if (access === 'anonymous') goBackToStart();
  }, [access]);

  // the attribute says where one is; a page may only lead back
  const obey = useEffectEvent((asked = step) => {
    const isBack = asked >= (owner ? 2 : 1) && asked < step && step < 4;
    if (isBack && status !== 'waiting') go(asked as Step);
    else if (asked !== step) host.setAttribute('step', String(step));
  });
  useEffect(() => obey(props.step as Step | undefined), [props.step]);
  useEffect(() => host.setAttribute('step', String(step)), [host, step]);

  // where one is now is read aloud, and stands at the top (CLUB-06, CLUB-35)
  useOnChange(`${step} ${isClosed}`, () => {
    headingRef.current?.focus({ preventScroll: true });
    toTop(headingRef.current);
  });

  // who leaves here, as a child does for an adult, stays on the page
  useListener(host, 'ap-logout', (event) => event.preventDefault());

  const isReadable = filled !== null && !isClosed;
  useExpose(
    'data',
    useMemo(() => (isReadable ? dataOf(filled) : null), [filled, isReadable]),
  );
  useExpose('status', status);

  return {
    access,
    owner,
    step,
    start,
    filled,
    registered,
    round,
    isClosed,
    isOthers,
    dataRef,
    headingRef,
    unclear,
    isRetrying,
    retry,
    focusHeading: () => headingRef.current?.focus({ preventScroll: true }),
    create: () => go(2),
    next: () => next(),
    modify: () => go(2),
    finish,
    setIsDirty,
    setStatus,
    fail: (code: string) => emit('ap-club-error', { code }),
    /** Without the account that was logged in. */
    leaveAccount() {
      forget();
      beginAnew(1);
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
