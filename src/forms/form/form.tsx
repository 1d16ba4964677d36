import { type ReactNode, useEffect, useId } from 'react';
import { useTexts } from '../../config/use-texts.ts';
import type { Texts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorSummary, type Fault } from './error-summary.tsx';
import type { FormModel } from './form.types.ts';
import { FormContext, fieldId, messageOf } from './form-context.ts';
import styles from './forms.module.css';
import { texts as ownTexts } from './forms.texts.ts';

interface Props {
  form: FormModel;
  /** Id of the heading that names the form for screen readers. */
  labelledBy?: string;
  /** Replaces texts that all forms share. */
  texts?: Texts;
  children: ReactNode;
  /** Content below the form: more of its fields, between or after other forms, which cannot be nested. */
  after?: ReactNode;
  /** Sends all of several forms, for a form without a button of its own. */
  onSubmit?: (() => void) | undefined;
  /** Receives the errors of this form for another form's summary. */
  onFaults?: ((faults: readonly Fault[]) => void) | undefined;
  /** Errors of other forms to list in the summary. */
  otherFaults?: readonly Fault[];
}

/** A real form: fields inside it find it by context. The rules are loaded when it is first touched. */
export function Form(props: Props) {
  const { form, labelledBy, texts: special, children, after, onSubmit, onFaults, otherFaults = [] } = props;
  const id = useId();
  const texts: Texts = useTexts({ ...ownTexts, ...form.messages, ...special }, false);
  const context = { form, texts, id };
  const faults = form.names.flatMap((name) => {
    if (!form.isRefused || !form.errors[name]) return [];
    return { id: fieldId(id, name), text: messageOf(context, name), focus: () => form.focusField(name) };
  });
  const said = String(faults.map(({ text }) => text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of changes only
  useEffect(() => onFaults?.(faults), [said]);
  const failure = form.failure && texts[`form.error-${form.failure}`];
  return (
    <FormContext value={context}>
      <form
        ref={form.formRef}
        id={id}
        className={styles.form}
        // without its script a form must not put a password in the address
        method="post"
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={form.isSending || undefined}
        onFocus={form.touch}
        onInput={form.touch}
        // a password manager has filled a field: forms.module.css starts this animation
        onAnimationStart={form.touch}
        // a script of the page may have filled one, without an event
        onPointerEnter={form.lookAgain}
        onSubmit={(event) => {
          event.preventDefault();
          if (onSubmit) onSubmit();
          else form.submit();
        }}
      >
        {!onFaults && <ErrorSummary faults={[...faults, ...otherFaults]} />}
        {children}
        {failure && !onFaults && <Alert key={form.attempts}>{failure}</Alert>}
        {/* of several that are sent together one says it aloud */}
        {failure && onFaults && <div className="ap-alert">{failure}</div>}
        {/* or Enter in a field would do nothing */}
        {onSubmit && <button type="submit" hidden />}
      </form>
      {after}
    </FormContext>
  );
}
