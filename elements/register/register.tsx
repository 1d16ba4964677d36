import mail from 'virtual:icon/line/mail-check';
import { Confirmation } from '../../src/account/forms/confirmation.tsx';
import { Refusal } from '../../src/account/forms/refusal.tsx';
import { TermsField } from '../../src/account/forms/terms-field.tsx';
import { config, withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Captcha } from '../../src/forms/captcha/captcha.tsx';
import { PasswordField } from '../../src/forms/fields/password-field.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { contract } from './register.element.ts';
import styles from './register.module.css';
import { texts as ownTexts, type RegisterTexts } from './register.texts.ts';
import { useRegister } from './use-register.ts';

/** Confirmation of an account, which has no session until the e-mail is validated (REG-16, ROUTE-13, ROUTE-33). */
function RegisterSuccess({ email, texts }: { email: string; texts: RegisterTexts }) {
  return (
    <Confirmation title={texts['register.success-title']} icon={mail}>
      <p className={styles.sent}>{fill(texts['register.success-text'], { email })}</p>
      <ServerContent name="success">
        <p className={styles.spam}>{texts['register.success-spam']}</p>
      </ServerContent>
      <p>
        <a className="ap-button" href={withBase(config().profileUrl)}>
          {texts['register.success-button']}
        </a>
      </p>
    </Confirmation>
  );
}

type Props = ElementProps<typeof contract>;
/** Remounts for another form, so that no input carries over. */
export function Register(props: Props) {
  return <OneForm key={`${props.variant} ${props.email ?? ''}`} {...props} />;
}

function OneForm(props: Props) {
  const { termsUrl, privacyUrl } = props;
  const texts: RegisterTexts = useTexts(ownTexts);
  const { form, isAdults, isEmailLocked, sentTo, refusal, tellCaptcha } = useRegister(props, texts);

  if (sentTo !== null) return <RegisterSuccess email={sentTo} texts={texts} />;

  const emailHint = isAdults ? 'register.email-club-hint' : 'register.email-hint';
  return (
    <>
      <ServerContent name="intro" />
      <Form form={form}>
        {!isAdults && (
          <div className={styles.pair}>
            <TextField field="name" label={texts['register.name']} />
            <TextField field="surname" label={texts['register.surname']} />
          </div>
        )}
        <TextField
          field="accountEmail"
          label={texts['register.email']}
          hint={texts[isEmailLocked ? 'register.email-locked' : emailHint]}
          readOnly={isEmailLocked}
        />
        {!isAdults && (
          <Birthdate clubUrl={props.clubUrl} isTooYoung={isTooYoung(form.errors)} texts={texts} />
        )}
        <PasswordField
          field="newPassword"
          label={texts['register.password']}
          hint={texts['register.password-hint']}
        />
        <PasswordField field="repeatPassword" label={texts['register.repeat']} />
        <TermsField
          text={texts[isAdults ? 'register.terms-adults' : 'register.terms']}
          termsUrl={termsUrl}
          privacyUrl={privacyUrl}
        />
        <Captcha purpose={isAdults ? 'register-adults' : 'register'} onVerified={tellCaptcha} />
        {refusal && (
          <Refusal
            key={refusal.count}
            reasons={refusal.code.reasons}
            title={refusal.code.isGeneral ? texts['register.error-general'] : undefined}
            advice={texts['register.error-again']}
          />
        )}
        <SubmitButton label={texts['register.submit']} />
      </Form>
    </>
  );
}

const isTooYoung = (errors: Readonly<Record<string, string>>) => errors.birthdate === 'form.too-young';

interface BirthdateProps {
  clubUrl: string;
  isTooYoung: boolean;
  texts: RegisterTexts;
}

/** Optional birthdate. Children too young for an account are directed to the club (REG-02, REG-03). */
function Birthdate({ clubUrl, isTooYoung, texts }: BirthdateProps) {
  return (
    <TextField
      field="birthdate"
      label={texts['register.birthdate']}
      isOptional
      after={
        isTooYoung && (
          <p className={styles.club}>
            <a href={withBase(clubUrl)}>{texts['register.too-young-club']}</a>
          </p>
        )
      }
    />
  );
}

export default defineElement(contract, Register);
