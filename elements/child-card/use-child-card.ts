import { useState } from 'react';
import { useChildForm } from '../../src/club/use-child-form.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import type { Sent } from '../../src/forms/form/sent.ts';
import { contract } from './child-card.element.ts';

type Outcome = 'saved' | 'added' | 'refused' | null;

interface Options extends ElementProps<typeof contract> {
  /** Shows the child as just registered. */
  wasAdded: boolean;
  onAdded(): void;
}

/** Form of a child: only the page's own function receives its data (W-07). */
export function useChildCard({ index, child, maxAge, busy, onSave, wasAdded, onAdded }: Options) {
  const host = useHost();
  const emit = useEmit(contract);
  const [outcome, setOutcome] = useState<Outcome | undefined>();

  const form = useChildForm({
    child,
    maxAge,
    async onValid(saved) {
      setOutcome(null);
      if (!onSave) warnAttribute(host, 'onSave', '', 'una funció que guarde la criatura');
      const answer = onSave !== undefined && (await answerOf(() => onSave(saved)));
      const done = child.id ? 'saved' : 'added';
      setOutcome(answer === true ? done : 'refused');
      if (answer === true && !child.id) onAdded();
      if (answer === true) emit('ap-child-saved', { index, photoEdited: saved.photoEdited });
      return answer;
    },
  });

  return {
    form: busy ? { ...form, isSending: true, submit: async () => false } : form,
    outcome: form.isSending || form.isRefused ? null : (outcome ?? (child.id && wasAdded ? 'added' : null)),
    emit,
  };
}

/** A function of the page that throws has not judged anything. What it threw may hold the child's data. */
async function answerOf(save: () => unknown): Promise<Sent> {
  try {
    return (await save()) !== false;
  } catch {
    return 'failed';
  }
}
