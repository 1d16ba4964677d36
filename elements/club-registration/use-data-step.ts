import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { ClubChild, ClubTutor } from '../../src/api/club.types.ts';
import type { ChildFormModel } from '../../src/club/use-child-form.ts';
import type { Fault } from '../../src/forms/form/error-summary.tsx';
import { loadClubRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { focusInSight } from '../../src/ui/focus-in-sight.ts';
import { useLeaveWarning } from '../../src/ui/use-leave-warning.ts';
import type { Filled, Owner } from './club-registration.types.ts';
import { blankTutor, mergeTutor } from './tutor-of.ts';
import type { DataHandle } from './use-wizard.ts';

interface Options {
  owner: Owner | null;
  handle: RefObject<DataHandle | null>;
  onDirty(isDirty: boolean): void;
}

export type ChildList = ReturnType<typeof useDataStep>['children'];

/** The forms of the step, sent together: the tutor's and one for each child (CLUB-24, CLUB-34). */
export function useDataStep({ owner, handle, onDirty }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<{ tutor?: Record<string, unknown>; children: Map<number, ClubChild> }>({
    children: new Map(),
  });
  const tutor = useTutorForm(owner, (values) => {
    held.current.tutor = values;
  });
  /** Focus target after the next render: the summary and all messages, or another child. */
  const [goal, setGoal] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (goal) focusInSight(place.current?.querySelector<HTMLElement>(goal.selector));
  }, [goal]);
  const children = useChildren((selector) => setGoal({ selector }));
  const checking = useRef<Promise<Filled | null>>(undefined);
  const [isChecking, setIsChecking] = useState(false);

  async function checkAll(): Promise<Filled | null> {
    setIsChecking(true);
    const forms = [tutor.form, ...children.forms()];
    const answers = await Promise.all(forms.map((form) => form.submit()));
    setIsChecking(false);
    if (answers.every(Boolean)) return filledFrom(held.current, children.ids, owner);
    // each form would focus its own first invalid field: focus the first of the page
    setGoal({ selector: '[aria-invalid="true"]' });
    return null;
  }
  /** A second press joins the check that is running. */
  function check() {
    checking.current ??= checkAll().finally(() => {
      checking.current = undefined;
    });
    return checking.current;
  }
  useImperativeHandle(handle, () => ({ check }));

  const isDirty = tutor.isDirty || children.isDirty;
  useLeaveWarning(isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wizard is told of changes only
  useEffect(() => onDirty(isDirty), [isDirty]);

  return {
    place,
    tutor,
    children: {
      ...children,
      /** A child that holds. */
      onHeld: (id: number, child: ClubChild) => {
        held.current.children.set(id, child);
      },
    },
    isChecking,
  };
}

/** Payload fields only: no repetitions, and no password for an existing account (CLUB-14, CLUB-31, CLUB-36). */
function filledFrom(
  { tutor = {}, children }: { tutor?: Record<string, unknown>; children: Map<number, ClubChild> },
  ids: readonly number[],
  owner: Owner | null,
): Filled {
  const fields = Object.keys(blankTutor).map((name) => [name, tutor[name]]);
  return {
    tutor: Object.fromEntries(fields) as unknown as ClubTutor,
    children: ids.flatMap((id) => children.get(id) ?? []),
    ...(!owner && { password: String(tutor.password) }),
  };
}

/** Every field, in the order of the page. */
function formOf({ address, zip, city, country, province, bulletin, laCollaBulletin, ...rest }: ClubTutor) {
  const account = { emailRepeat: '', password: '', passwordRepeat: '' };
  const place = { address, zip, city, country, province };
  return { ...rest, ...account, ...place, bulletin, laCollaBulletin, terms: false };
}

function useTutorForm(owner: Owner | null, onHeld: (values: Record<string, unknown>) => void) {
  /** Input was carried over from before a login: the refilled form no longer counts as changed. */
  const [hasCarried, setHasCarried] = useState(false);
  const form = useForm<Record<string, unknown>>({
    initial: formOf(owner?.tutor ?? blankTutor),
    loadCheck: () => loadClubRules(owner ? 'knownTutor' : 'clubTutorForm'),
    async send(values) {
      onHeld(values);
      return true;
    },
  });

  const known = useRef(owner?.id);
  const fillIn = useEffectEvent(({ tutor }: Owner) => {
    const { elements } = form.formRef.current as HTMLFormElement;
    const entries = Object.entries(blankTutor).map(([name, blank]) => {
      const field = elements.namedItem(name) as HTMLInputElement | null;
      return [name, typeof blank === 'boolean' ? (field?.checked ?? blank) : (field?.value ?? blank)];
    });
    const typed = Object.fromEntries(entries) as unknown as ClubTutor;
    if (form.isDirty) setHasCarried(true);
    form.reset(formOf(mergeTutor(tutor, typed)));
  });
  useEffect(() => {
    if (!owner || known.current === owner.id) return;
    known.current = owner.id;
    fillIn(owner);
  }, [owner]);

  return {
    form,
    isDirty: form.isDirty || hasCarried,
  };
}

/** Children of the page. The first is always there and cannot be removed (CLUB-24). */
function useChildren(goTo: (selector: string) => void) {
  const [ids, setIds] = useState<readonly number[]>([0]);
  const [dirty, setDirty] = useState<ReadonlySet<number>>(new Set());
  const [faults, setFaults] = useState<Readonly<Record<number, readonly Fault[]>>>({});
  const lent = useRef(new Map<number, ChildFormModel>());
  const last = useRef(0);

  return {
    ids,
    isDirty: ids.length > 1 || ids.some((id) => dirty.has(id)),
    faults: ids.flatMap((id) => faults[id] ?? []),
    onFaults: (id: number, found: readonly Fault[]) => setFaults((known) => ({ ...known, [id]: found })),
    forms: () => ids.flatMap((id) => lent.current.get(id) ?? []),
    add() {
      last.current += 1;
      const id = last.current;
      setIds((known) => [...known, id]);
      goTo(`[data-child="${id}"] input`);
    },
    remove(id: number) {
      setIds((known) => known.filter((one) => one !== id));
      goTo('[data-add]');
    },
    /** Registers a child's form with the step, which submits all of them together; null unregisters it. */
    onForm(id: number, form: ChildFormModel | null) {
      if (form) lent.current.set(id, form);
      else lent.current.delete(id);
    },
    onDirty(id: number, isDirty: boolean) {
      setDirty((known) => {
        const others = [...known].filter((one) => one !== id);
        return new Set(isDirty ? [...others, id] : others);
      });
    },
  };
}
