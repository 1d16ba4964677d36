import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Profile } from '../../src/api/profile.types.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { useResource } from '../../src/element/use-resource.ts';
import { currentProfile } from '../../src/session/current-profile.ts';
import { isChild, session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { contract } from './club-registration.element.ts';
import type { ClubData, Filled, Owner, Registered, Step } from './club-registration.types.ts';
import { tutorOf } from './tutor-of.ts';
import { useStepHistory } from './use-step-history.ts';
import { beginWizard, nextWizard, type Status, type WizardEvent } from './wizard-machine.ts';

/** Methods of step 2 for its parent. */
export interface DataHandle {
  /** Validates every form. Returns null if one is invalid, and moves the focus there. */
  check(): Promise<Filled | null>;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scroll offset that shows the heading: the top of the page or, at a zoom of 400 %, a third of the screen above it. */
function topFor(heading: HTMLElement | null): number {
  const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
  return bottom + scrollY <= innerHeight ? 0 : Math.round(top + scrollY - innerHeight / 3);
}

/** Scrolls when the page has its new height. Browsers abort a smooth scroll in content that becomes shorter. */
function toTop(heading: HTMLElement | null) {
  const scroll = () => scrollTo({ top: topFor(heading), behavior: calm() ? 'instant' : 'smooth' });
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** A logged-in tutor skips step 1 (CLUB-08). Later steps need the data of step 2. */
function firstStep(requested: number | undefined): Step {
  const { user } = session().store.getState();
  return (user && !isChild(user)) || (requested ?? 1) > 1 ? 2 : 1;
}

/** Data for the page: excludes the password, the PIN and the photo. */
const dataOf = ({ tutor, children }: Filled): ClubData => ({
  ...tutor,
  children: children.map(({ name, surname, birthdate }) => ({ name, surname, birthdate })),
});

/**
 * Access of the current user: anonymous, an adult whose profile is loading, failed or ready, a child, or a session
 * that ended.
 */
type Access = 'anonymous' | 'loading' | 'failed' | 'ready' | 'child' | 'ended';

/** The session, here and in other tabs, and the profile of its adult (CLUB-08, CLUB-10, CLUB-33, BEY-09). */
function useAccess(owner: Owner | null, onOwner: (owner: Owner) => void) {
  const userId = useUser((user) => user?.id ?? null);
  const isMember = useUser(isChild);
  const { data, status, isRetrying, retry } = useResource(isMember ? null : userId, currentProfile, {
    enabled: owner?.id !== userId,
  });
  const take = useEffectEvent((profile: Profile) => onOwner({ id: profile.id, tutor: tutorOf(profile) }));
  useEffect(() => {
    if (data) take(data);
  }, [data]);

  function access(): Access {
    if (isMember) return 'child';
    if (userId === null) return owner ? 'ended' : 'anonymous';
    if (owner?.id === userId) return 'ready';
    return status === 'failed' || isRetrying ? 'failed' : 'loading';
  }
  return { access: access(), isRetrying, retry };
}

/** Feeds the machine with the session, the browser's history and the attribute, and tells the page about the steps. */
export function useWizard(props: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const [requested] = useState(props.step);
  const [wizard, send] = useMachine(nextWizard, () => beginWizard(firstStep(requested)));
  const { step, owner, filled, registered, status } = wizard;
  const dataRef = useRef<DataHandle>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  function dispatch(event: WizardEvent, isFromHistory = false) {
    const { before, after } = send(event);
    if (after.step !== before.step) {
      if (!isFromHistory) recordStep(before, after.step);
      emit('ap-step-change', { from: before.step, to: after.step });
    }
    return { before, after };
  }

  async function next(isFromHistory = false): Promise<boolean> {
    const { turn } = wizard;
    const found = await dataRef.current?.check();
    if (!found) return false;
    const { before, after } = dispatch({ type: 'checked', filled: found, turn }, isFromHistory);
    return after !== before;
  }

  const recordStep = useStepHistory({
    send: (event) => dispatch(event, true),
    check: () => next(true),
  });

  const current = useAccess(owner, (owner) => dispatch({ type: 'owner', owner }));
  /** The confirmation stays, even after a login by the link of the mail. */
  const access = registered ? 'ready' : current.access;
  /** Data of an account stay hidden until its owner is back (BEY-07, BEY-09). */
  const isClosed = access === 'child' || (owner !== null && access !== 'ready');

  const onAnonymous = useEffectEvent(() => {
    if (requested !== 2) dispatch({ type: 'no-session' });
  });
  useEffect(() => {
    if (access === 'anonymous') onAnonymous();
  }, [access]);

  const onAttribute = useEffectEvent((to: number = step) => {
    const { before, after } = dispatch({ type: 'ask', to });
    if (after === before && to !== step) host.setAttribute('step', String(step));
  });
  useEffect(() => onAttribute(props.step), [props.step]);
  useEffect(() => host.setAttribute('step', String(step)), [host, step]);

  // a screen reader reads the new step, and it stands at the top (CLUB-06, CLUB-35)
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true });
  useOnChange(`${step} ${isClosed}`, () => {
    focusHeading();
    toTop(headingRef.current);
  });

  // a logout here, as of a child for an adult, stays on the page
  useListener(host, 'ap-logout', (event) => event.preventDefault());

  const isReadable = filled !== null && !isClosed;
  useExpose(
    'data',
    useMemo(() => (isReadable ? dataOf(filled) : null), [filled, isReadable]),
  );
  useExpose('status', status);

  return {
    ...wizard,
    access,
    isClosed,
    isRetrying: current.isRetrying,
    retry: current.retry,
    dataRef,
    headingRef,
    focusHeading,
    goToData: () => void dispatch({ type: 'go', to: 2 }),
    next: () => next(),
    setIsDirty: (isDirty: boolean) => void dispatch({ type: 'dirty', isDirty }),
    setStatus: (status: Status) => void dispatch({ type: 'status', status }),
    setUnclear: (request: string) => void dispatch({ type: 'unclear', request }),
    fail: (code: string) => emit('ap-club-error', { code }),
    finish(registered: Registered) {
      emit('ap-club-success', { childrenCount: registered.childrenCount });
      dispatch({ type: 'registered', registered });
    },
    leaveAccount: () => void dispatch({ type: 'leave-account' }),
  };
}

export type WizardModel = ReturnType<typeof useWizard>;
