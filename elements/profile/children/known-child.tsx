import { useState } from 'react';
import { useServerErrors } from '../../../src/account/forms/use-server-errors.ts';
import { patchProfile } from '../../../src/api/profile.ts';
import type { Child, SavedChild } from '../../../src/club/child.types.ts';
import { ChildForm } from '../../../src/club/child-form.tsx';
import { isExpired, Membership } from '../../../src/club/membership.tsx';
import { useChildForm } from '../../../src/club/use-child-form.ts';
import { type Sent, sentWith } from '../../../src/forms/form/sent.ts';
import { SubmitButton } from '../../../src/forms/form/submit-button.tsx';
import { fill } from '../../../src/i18n/texts.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { useLeaveWarning } from '../../../src/ui/use-leave-warning.ts';
import type { ChildrenProps } from '../profile.types.ts';
import { usePreserveDraft } from '../use-reauthentication.ts';
import styles from './children.module.css';
import type { texts as ownTexts } from './children.texts.ts';
import { Removal } from './removal.tsx';

interface Props extends Omit<ChildrenProps, 'clubRegisterUrl'> {
  child: Child;
  index: number;
  texts: typeof ownTexts;
  onRemoved(name: string): void;
}

/**
 * Card of a member with data, PIN, photo and print. Each is saved on its own (CHILD-14, CHILD-15). An expired card
 * only accepts a corrected birthdate, which makes it valid again (CHILD-16).
 */
export function KnownChild(props: Props) {
  const { child, index, reauthentication, model, texts } = props;
  const reasonsOf = useServerErrors();
  const [outcome, setOutcome] = useState<'saved' | { problem: string } | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);

  /** Emits no data of the child to the page (W-07). */
  async function save({ child: changes }: SavedChild): Promise<Sent> {
    setOutcome(null);
    props.onActivity('saving');
    try {
      model.accept(await reauthentication.run(() => patchProfile({ children: [changes] })));
    } catch (error) {
      const [reason = texts['children.error-save']] = reasonsOf(error);
      setOutcome({ problem: reason });
      props.onActivity('error');
      props.onFailed(error);
      return sentWith(error);
    }
    setOutcome('saved');
    props.onActivity('ready');
    props.onSaved();
    return true;
  }

  const form = useChildForm({ child, onValid: save });
  usePreserveDraft(reauthentication, form.isDirty);
  useLeaveWarning(form.isDirty);

  const isQuiet = form.isSending || form.isRefused || form.isDirty;
  return (
    <div className={styles.card}>
      {isExpired(child) && !isCorrecting ? (
        <section aria-label={child.name}>
          <h3 className="ap-heading">{child.name}</h3>
          <Button
            plain
            aria-label={fill(texts['children.correct-whose'], { name: child.name ?? '' })}
            passFocus={() => form.focusField('birthdate')}
            onClick={() => setCorrecting(true)}
          >
            {texts['children.correct']}
          </Button>
        </section>
      ) : (
        <ChildForm form={form} index={index} name={child.name}>
          {outcome !== null && outcome !== 'saved' && !form.isSending && (
            <Alert key={form.attempts}>{outcome.problem}</Alert>
          )}
          <div className={styles.actions}>
            <SubmitButton label={texts['children.save']} />
            <p className={styles.saved} role="status">
              {outcome === 'saved' && !isQuiet ? texts['children.saved'] : ''}
            </p>
          </div>
        </ChildForm>
      )}
      {child.id && <Membership id={child.id} child={child} />}
      {child.id && <Removal {...props} child={{ ...child, id: child.id }} />}
    </div>
  );
}
