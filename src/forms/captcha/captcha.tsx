import { useEffect } from 'react';
import { config } from '../../config/config.ts';
import { FieldMessage } from '../field-message.tsx';
import { useFormContext } from '../form-context.ts';
import styles from '../forms.module.css';
import { useProof } from './use-proof.ts';

/** Name of the token in the form and in the payload, whichever service makes it (REG-04). */
const NAME = 'recaptcha';

interface Props {
  /** What the form does; a token of one form holds in no other. */
  purpose: string;
}

/** Keeps robots out; nothing where the page says that there is no captcha (DEV-02). */
export function Captcha({ purpose }: Props) {
  const { form } = useFormContext();
  const { captchaProvider } = config();
  const isOff = captchaProvider === 'none';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    form.register(NAME);
    if (isOff) form.setValue(NAME, 'off');
  }, [isOff]);

  return isOff ? null : <Proof purpose={purpose} />;
}

/** The proof of work: nothing to solve, to see or to hear (W-27). */
function Proof({ purpose }: Props) {
  const { form, texts, id } = useFormContext();
  const { step, retry } = useProof({
    purpose,
    isWanted: form.isTouched,
    round: form.refusals,
    onToken: (token) => form.setValue(NAME, token),
  });
  return (
    <div className={styles.field}>
      <div className={styles.proof} data-step={step} data-field={NAME} tabIndex={-1}>
        <p role="status" id={`${id}-captcha`}>
          {texts[`captcha.${step}`]}
        </p>
        {step === 'failed' && (
          <button type="button" className="ap-button ap-quiet" onClick={retry}>
            {texts['captcha.retry']}
          </button>
        )}
      </div>
      <FieldMessage name={NAME} />
    </div>
  );
}
