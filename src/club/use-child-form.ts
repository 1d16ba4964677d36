import { useEffect, useRef, useState } from 'react';
import type { FormModel } from '../forms/form/form.types.ts';
import { loadClubRules } from '../forms/form/load-rules.ts';
import type { Sent } from '../forms/form/sent.ts';
import { useForm } from '../forms/form/use-form.ts';
import type { Child, SavedChild } from './child.types.ts';
import { type CheckedChild, toSave, valuesOf } from './child-values.ts';

export interface ChildFormOptions {
  /** Edited child; without an `id`, the known data of a new one. */
  child?: Child | undefined;
  /** Age from which a child is too old, if not the club's own. */
  maxAge?: number | undefined;
  /** Called on submit with a valid child. Returns false if rejected: all typed values stay, except the PIN. */
  onValid: (saved: SavedChild) => Sent | Promise<Sent>;
}

export interface ChildFormModel extends FormModel {
  child: Child | undefined;
  /** True if the child has an `id`: it is edited, not added (CHILD-03, CHILD-04). */
  isKnown: boolean;
  /** Saved photo, as far as known. */
  photo: string | null | undefined;
  /** Number of times that the member was saved. */
  saves: number;
}

/** Form of one child. Its values are kept only in its fields (W-07). */
export function useChildForm({ child, maxAge, onValid }: ChildFormOptions): ChildFormModel {
  const isKnown = Boolean(child?.id);
  const given = JSON.stringify(valuesOf(child));
  const shown = useRef(given);
  /** Values saved here, until the page supplies others. */
  const [saved, setSaved] = useState({ saves: 0, given: child?.photo, photo: child?.photo });
  const photo = saved.given === child?.photo ? saved.photo : child?.photo;

  const form = useForm<Record<string, unknown>>({
    initial: { ...valuesOf(child) },
    ...(maxAge !== undefined && { context: { childAge: maxAge } }),
    loadCheck: () => loadClubRules(isKnown ? 'knownChildForm' : 'clubChildForm'),
    async send(values) {
      const checked = values as unknown as CheckedChild;
      const outcome = await onValid(toSave(child?.id, checked));
      if (outcome === true && isKnown) {
        const { name, surname, birthdate } = checked;
        setSaved(({ saves }) => ({
          saves: saves + 1,
          given: child?.photo,
          photo: checked.photo === undefined ? photo : checked.photo,
        }));
        form.reset({ ...valuesOf(child), name, surname, birthdate });
      }
      return outcome;
    },
  });

  /** Shows data that the page supplies later, unless somebody is already typing. */
  useEffect(() => {
    if (shown.current === given || form.isDirty) return;
    shown.current = given;
    form.reset({ ...valuesOf(child) });
  });

  return { ...form, child, isKnown, photo, saves: saved.saves };
}
