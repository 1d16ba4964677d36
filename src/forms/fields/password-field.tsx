import { useState } from 'react';
import { fill } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { Field } from './field.tsx';
import { type Labels, useField } from './use-field.ts';

type SecretField =
  | 'currentPassword'
  | 'newPassword'
  | 'repeatPassword'
  | 'passwordRepeat'
  | 'changedPassword'
  | 'pin'
  | 'childPin'
  | 'repeatPin';

interface Props extends Labels {
  field: SecretField;
}

/** Password field that can be shown as text (LOGIN-17, VAL-31). It is hidden again on submit. */
export function PasswordField({ field, ...labels }: Props) {
  const { form, texts } = useFormContext();
  const model = useField(field, labels);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt === form.attempts;
  const [word, sentence] = isShown
    ? [texts['form.hide-password'], texts['form.hide-what']]
    : [texts['form.show-password'], texts['form.show-what']];
  return (
    <Field model={model} {...labels}>
      <div className={styles.secret}>
        <input className={styles.input} {...model.inputProps} type={isShown ? 'text' : 'password'} />
        <Button
          plain
          className={styles.toggle}
          aria-label={fill(sentence ?? '', { label: labels.label })}
          aria-controls={model.inputId}
          onClick={() => setShownAt(isShown ? null : form.attempts)}
        >
          {word}
        </Button>
      </div>
    </Field>
  );
}
