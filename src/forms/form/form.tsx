import { type ReactNode, useId } from 'react';
import { useTexts } from '../../config/use-texts.ts';
import type { Texts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import styles from './forms.module.css';
import { texts as ownTexts } from './forms.texts.ts';
import type { FormModel } from './use-form.ts';

interface Props {
  form: FormModel;
  /** Names the form for screen readers; better the id of its heading. */
  labelledBy?: string;
  /** Words of its own in place of those of every form. */
  texts?: Texts;
  children: ReactNode;
  /** Below the form, with more of its fields between or after other forms, which must not stand inside. */
  after?: ReactNode;
}

/** A real form: fields inside it find it by context. The rules are loaded when it is first touched. */
export function Form({ form, labelledBy, texts: special, children, after }: Props) {
  const id = useId();
  const texts: Texts = useTexts({ ...ownTexts, ...form.messages, ...special }, false);
  return (
    <FormContext value={{ form, texts, id }}>
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
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <ErrorSummary />
        {children}
        {form.hasFailed && <Alert key={form.attempts}>{texts['form.error-load']}</Alert>}
      </form>
      {after}
    </FormContext>
  );
}
