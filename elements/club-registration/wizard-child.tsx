import { useEffect } from 'react';
import { ChildForm } from '../../src/club/child-form.tsx';
import { useChildForm } from '../../src/club/use-child-form.ts';
import styles from './club-registration.module.css';
import type { ChildList } from './use-data-step.ts';

interface Props {
  id: number;
  index: number;
  list: ChildList;
  /** Sends the whole step. */
  onSubmit(): void;
}

/** One child of the step, in a form of its own. */
export function WizardChild({ id, index, list, onSubmit }: Props) {
  const { onForm, onHeld, onDirty, onFaults, remove } = list;
  const onRemove = index > 0 ? () => remove(id) : undefined;
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
