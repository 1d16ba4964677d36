import { useState } from 'react';
import { ChildForm } from '../../src/club/child-form.tsx';
import { Membership } from '../../src/club/membership.tsx';
import { useChildForm } from '../../src/club/use-child-form.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useFocusRendered, useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { warnAttribute } from '../../src/element/warn.ts';
import type { Sent } from '../../src/forms/form/sent.ts';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { Alert } from '../../src/ui/alert.tsx';
import { useFocusOnUnmount } from '../../src/ui/use-focus-on-unmount.ts';
import { contract } from './child-card.element.ts';
import styles from './child-card.module.css';
import { texts as ownTexts } from './child-card.texts.ts';

type Props = ElementProps<typeof contract>;

/**
 * Remounts for another child, so that no input carries over. An added child becomes a member once the page
 * sets its id; the notice of it stays.
 */
export function ChildCard(props: Props) {
  const id = props.child.id ?? '';
  const [shownId, setShownId] = useState(id);
  const [wasAdded, setWasAdded] = useState(false);
  if (id !== shownId) {
    setShownId(id);
    if (shownId) setWasAdded(false);
  }
  return <OneChild key={id} {...props} wasAdded={wasAdded} onAdded={() => setWasAdded(true)} />;
}

interface OneProps extends Props {
  wasAdded: boolean;
  onAdded(): void;
}

function OneChild(props: OneProps) {
  const { index, removable, maxAge, child } = props;
  const texts = useTexts(ownTexts);
  const focus = useFocusRendered();
  const { form, outcome, emit } = useChildCard(props);
  const { isKnown } = form;
  const place = useFocusOnUnmount<HTMLDivElement>(() => focus('[type="submit"]'));
  return (
    <div className={styles.card} ref={place}>
      {child.id && (
        <Membership
          id={child.id}
          child={child}
          cardUrl={props.cardUrl}
          maxAge={maxAge}
          onPrint={() => emit('ap-child-print', { index })}
        >
          <ServerContent name="card-logo" />
        </Membership>
      )}
      <ChildForm
        form={form}
        index={index}
        name={isKnown ? child.name : undefined}
        maxAge={maxAge}
        photoSize={props.photoSize}
        onRemove={removable && index > 0 ? () => emit('ap-child-remove', { index }) : undefined}
      >
        {outcome === 'refused' && <Alert key={form.attempts}>{texts['child-card.error-save']}</Alert>}
        <SubmitButton label={texts[isKnown ? 'child-card.save' : 'child-card.add']} />
        <p className={styles.done} role="status">
          {outcome === 'saved' && texts['child-card.saved']}
          {outcome === 'added' && texts['child-card.added']}
        </p>
      </ChildForm>
    </div>
  );
}

type Outcome = 'saved' | 'added' | 'refused' | null;

interface Options extends ElementProps<typeof contract> {
  /** Shows the child as just registered. */
  wasAdded: boolean;
  onAdded(): void;
}

/** Form of a child: only the page's own function receives its data (W-07). */
function useChildCard({ index, child, maxAge, busy, onSave, wasAdded, onAdded }: Options) {
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

/** Treats an exception of the page's function as a failed save, not as a refusal. It may hold the child's data. */
async function answerOf(save: () => unknown): Promise<Sent> {
  try {
    return (await save()) !== false;
  } catch {
    return 'failed';
  }
}

export default defineElement(contract, ChildCard);
