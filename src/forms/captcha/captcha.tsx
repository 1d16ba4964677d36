import { useEffect, useRef, useState } from 'react';
import { useListener } from '../../element/use-listener.ts';
import { useIsForChildren } from '../../session/use-is-for-children.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { fieldId, useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { captchaService, type Service } from './captcha-service.ts';
import { loadSolver } from './load-solver.ts';
import { NO_CAPTCHA } from './no-captcha.ts';
import { useProof } from './use-proof.ts';

/** Name of the token in the form and in the payload, whichever service makes it (REG-04). */
const NAME = 'recaptcha';

interface Props {
  /** Purpose of the form: a token of one form is invalid in others. */
  purpose: string;
  /** Called when a token is available, and when it no longer is. */
  onVerified?(isVerified: boolean): void;
  /** True in tags of the club, whatever site the page names. */
  isForClub?: boolean;
}

/** Captcha of a form; renders nothing if the page has turned captchas off (DEV-02). */
export function Captcha({ purpose, onVerified, isForClub = false }: Props) {
  const { form } = useFormContext();
  const isVerified = useRef(false);
  const isForChildren = useIsForChildren();
  const service = captchaService(isForClub || isForChildren);
  const isOff = service === 'none';
  const [hasActed, setActed] = useState(false);
  useListener(
    document,
    'focusin input keydown pointerdown',
    ({ target }) => form.formRef.current?.contains(target as Node) && setActed(true),
    { isOn: !hasActed },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    form.register(NAME);
    if (isOff) form.setValue(NAME, NO_CAPTCHA);
  }, [isOff]);

  function setToken(token: string) {
    form.setValue(NAME, token);
    if (isVerified.current === (token !== '')) return;
    isVerified.current = token !== '';
    onVerified?.(isVerified.current);
  }

  // a child may log in while the form is open: the box of another service must go
  // a form that the page has filled in is touched too, which lets no third party know of its reader
  const mayBegin = service === 'altcha' || hasActed;
  return isOff ? null : <Proof key={service} {...{ purpose, service, mayBegin }} onToken={setToken} />;
}

interface ProofProps {
  purpose: string;
  service: Service;
  mayBegin: boolean;
  /** Called with the token, and with '' when it is no longer valid. */
  onToken(token: string): void;
}

/** By default a proof of work: nothing to solve, to see or to hear (W-27). */
function Proof({ purpose, service, mayBegin, onToken }: ProofProps) {
  const { form, texts, id } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const { step, retry } = useProof({
    loadSolver: () => loadSolver(service),
    purpose,
    place,
    enabled: form.isTouched && mayBegin,
    round: form.refusals,
    onToken,
    // a submit waits for ALTCHA only: a box to tick waits for the reader, which an error must say
    onAttempt: (attempt) => service === 'altcha' && form.setPending(NAME, attempt),
  });
  const says = step === 'working' && service !== 'altcha' ? 'tick' : step;
  return (
    <div className={styles.field}>
      <div className={styles.proof} data-step={step} data-field={NAME} tabIndex={-1}>
        <p role="status" id={fieldId(id, NAME, '-label')}>
          {texts[`captcha.${says}`]}
        </p>
        <div ref={place} className={styles.service} />
        {step === 'failed' && (
          // the status is announced beside it
          <Button quiet onClick={retry} passFocus={() => place.current?.parentElement?.focus()}>
            {texts['captcha.retry']}
          </Button>
        )}
      </div>
      {form.isRefused && step !== 'failed' && <FieldMessage name={NAME} />}
    </div>
  );
}
