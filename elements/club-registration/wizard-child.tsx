import { useEffect } from 'react';
import type { ClubChild } from '../../src/api/club.types.ts';
import { ChildForm } from '../../src/club/child-form.tsx';
import { type ChildFormModel, useChildForm } from '../../src/club/use-child-form.ts';
import type { Fault } from '../../src/forms/form/error-summary.tsx';
import styles from './club-registration.module.css';

interface Props {
  id: number;
  index: number;
  /** Lends the form to the step, which sends all of them together; null takes it back. */
  onForm(id: number, form: ChildFormModel | null): void;
  /** A child that holds. */
  onHeld(id: number, child: ClubChild): void;
  onDirty(id: number, isDirty: boolean): void;
  onFaults(id: number, faults: readonly Fault[]): void;
  /** Sends the whole step. */
  onSubmit(): void;
  onRemove: (() => void) | undefined;
}

/** One child of the step, in a form of its own. */
export function WizardChild({ id, index, onForm, onHeld, onDirty, onFaults, onSubmit, onRemove }: Props) {
  const form = useChildForm({
    onValid({ child }) {
      const { name, surname, birthdate, pin = '', photo } = child;
      onHeld(id, { name, surname, birthdate, pin, ...(photo && { photo }) });
      return true;
    },
  });
  useEffect(() => {
    onForm(id, form);
    return () => onForm(id, null);
  });
  const { isDirty } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is told of changes only
  useEffect(() => onDirty(id, isDirty), [id, isDirty]);
  return (
    <div className={styles.child} data-child={id}>
      <ChildForm {...{ form, index, onRemove, onSubmit }} onFaults={(faults) => onFaults(id, faults)} />
    </div>
  );
}
