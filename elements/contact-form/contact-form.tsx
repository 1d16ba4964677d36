import { Refusal } from '../../src/account/forms/refusal.tsx';
import { TermsField } from '../../src/account/forms/terms-field.tsx';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Captcha } from '../../src/forms/captcha/captcha.tsx';
import { CheckField } from '../../src/forms/fields/check-field.tsx';
import { SelectField } from '../../src/forms/fields/select-field.tsx';
import { TextArea } from '../../src/forms/fields/text-area.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { useRepeatableForm } from '../../src/forms/form/use-repeatable-form.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { contract } from './contact-form.element.ts';
import styles from './contact-form.module.css';
import { texts as ownTexts } from './contact-form.texts.ts';
import { subjectsIn } from './subjects.ts';
import { useContactForm } from './use-contact-form.ts';

type Props = ElementProps<typeof contract>;

export function ContactForm(props: Props) {
  /** Each sending is followed by a new, empty form (CONT-05). */
  const { place, round, isSuccessOpen, completeSubmission, closeSuccess } = useRepeatableForm();
  return (
    <div className={styles.contact} ref={place} tabIndex={-1}>
      <ServerContent name="intro" />
      <OneForm key={round} {...props} onSent={completeSubmission} />
      {isSuccessOpen && <Thanks onClose={closeSuccess} />}
    </div>
  );
}

function OneForm({ onSent, termsUrl, ...props }: Props & { onSent: () => void }) {
  const texts = useTexts(ownTexts);
  const { form, refusal, tellCaptcha } = useContactForm(onSent);
  const subjects = subjectsIn(props.subjects);
  return (
    <Form form={form}>
      <TextField field="wholeName" label={texts['contact.name']} />
      <TextField field="email" label={texts['contact.email']} hint={texts['contact.email-hint']} />
      {subjects.length > 0 ? (
        <SelectField field="subject" label={texts['contact.subject']} options={subjects} />
      ) : (
        <TextField field="subject" label={texts['contact.subject']} />
      )}
      <TextArea field="text" label={texts['contact.text']} />
      <TermsField text={texts['contact.terms']} termsUrl={termsUrl} privacyUrl={termsUrl} />
      <CheckField field="contactCommercial" isOptional>
        <span>{texts['contact.commercial']}</span>
      </CheckField>
      <Captcha purpose="contact" onVerified={tellCaptcha} />
      {refusal && (
        <Refusal
          key={refusal.count}
          reasons={refusal.code}
          title={texts['contact.error-general']}
          advice={texts['contact.error-again']}
        />
      )}
      <SubmitButton label={texts['contact.submit']} />
    </Form>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const texts = useTexts(ownTexts);
  return (
    <Dialog title={texts['contact.success-title']} onClose={onClose}>
      <ServerContent name="thanks">
        <p>{texts['contact.success-text']}</p>
      </ServerContent>
      <div className="ap-actions">
        <Button onClick={onClose}>{texts['contact.success-close']}</Button>
      </div>
    </Dialog>
  );
}

export default defineElement(contract, ContactForm);
