import { useState } from 'react';
import { Refusal } from '../../../src/account/forms/refusal.tsx';
import { CheckField } from '../../../src/forms/fields/check-field.tsx';
import type { FieldName } from '../../../src/forms/fields/fields.ts';
import { TextField } from '../../../src/forms/fields/text-field.tsx';
import { Form } from '../../../src/forms/form/form.tsx';
import { SubmitButton } from '../../../src/forms/form/submit-button.tsx';
import { AddressFields } from '../../../src/places/address-fields.tsx';
import { Button } from '../../../src/ui/button.tsx';
import type { UserProps } from '../profile.types.ts';
import { isSocial } from '../tabs.ts';
import { PasswordFields } from './password-fields.tsx';
import type { FormKind } from './profile-values.ts';
import { type NotSaved, useProfileForm } from './use-profile-form.ts';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

interface Props extends UserProps {
  kind: FormKind;
  texts: UserTexts;
  /** Called with true after a successful save, and with false when that is outdated. */
  onSave(isSaved: boolean): void;
}

/** Editable fields of the account (PROF-13, PROF-18..22). */
export function ProfileForm(props: Props) {
  const { kind, model, texts } = props;
  const { form, isPartial, round, hasPassword, refusal } = useProfileForm(props);
  const own = {
    'form.sending': texts['profile.saving'],
    'form.too-young': texts['profile.too-young'],
    'address.address-hint': texts['profile.address-hint'],
  };
  return (
    <Form form={form} texts={own}>
      {isPartial && (
        <PartialNote
          texts={texts}
          model={model}
          canRetry={!form.isDirty}
          passFocus={() => form.focusField('name')}
        />
      )}
      <div className={styles.pair}>
        <TextField field="name" label={texts['profile.name']} />
        <TextField field="surname" label={texts['profile.surname']} />
      </div>
      {!isPartial && model.profile?.email && (
        <TextField
          field="accountEmail"
          label={texts['profile.email']}
          hint={texts['profile.email-hint']}
          readOnly
        />
      )}
      {!isPartial && isSocial(props.user) && !model.profile?.email && (
        <p className={styles.hint}>{texts['profile.email-none']}</p>
      )}
      {kind === 'extended' ? (
        <ClubFields texts={texts} />
      ) : (
        // required where it is the reason for the form
        <TextField field="birthdate" label={texts['profile.birthdate']} isOptional={props.tab !== 'rrss'} />
      )}
      {kind === 'language' && <Newsletters texts={texts} />}
      {hasPassword && <PasswordFields round={round} texts={texts} />}
      {refusal && (
        <Refusal
          key={refusal.count}
          reasons={reasonsOf(refusal.code, texts)}
          title={texts[titleOf(refusal.code)]}
          advice={refusal.code.isWrongPassword ? undefined : texts['profile.error-again']}
        />
      )}
      <div className={styles.save}>
        <SubmitButton label={texts['profile.save']} />
      </div>
    </Form>
  );
}

function titleOf({ isWrongPassword, isPasswordUnclear }: NotSaved) {
  if (isWrongPassword) return 'profile.wrong-password';
  return isPasswordUnclear ? 'profile.error-unclear' : 'profile.error-save';
}

const reasonsOf = ({ reasons, isPasswordUnclear }: NotSaved, texts: UserTexts) =>
  isPasswordUnclear ? [...reasons, texts['profile.error-password']] : reasons;

interface NoteProps extends Pick<Props, 'texts' | 'model'> {
  canRetry: boolean;
  passFocus(): void;
}

/** Notice that the profile could not be loaded. A failed retry is announced again (PROF-40). */
function PartialNote({ texts, model, canRetry, passFocus }: NoteProps) {
  const [wasRetried, setWasRetried] = useState(false);
  function retry() {
    if (model.isRetrying) return;
    setWasRetried(true);
    model.retry();
  }
  return (
    <div className={styles.note}>
      <p>{texts['profile.partial']}</p>
      {canRetry && (
        <Button quiet isBusy={model.isRetrying} onClick={retry} passFocus={passFocus}>
          {texts['profile.try-again']}
        </Button>
      )}
      <p className="ap-visually-hidden" role="status">
        {wasRetried && model.status === 'failed' && !model.isRetrying ? texts['profile.partial-again'] : ''}
      </p>
    </div>
  );
}

/** Fields that only the club needs (PROF-16, PROF-17, PROF-21). */
function ClubFields({ texts }: { texts: UserTexts }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField field="birthdate" label={texts['profile.birthdate']} isOptional />
        <TextField field="nif" label={texts['profile.nif']} isOptional />
      </div>
      <div className={styles.pair}>
        <TextField field="phone" label={texts['profile.phone']} isOptional />
        <TextField field="alternativeEmail" label={texts['profile.alternative-email']} isOptional />
      </div>
      <fieldset className={styles.group}>
        <legend className={`ap-heading ${styles.legend}`}>{texts['profile.address']}</legend>
        <AddressFields isOptional />
      </fieldset>
      <CheckField field="laCollaBulletin" isOptional>
        <span>{texts['profile.la-colla-bulletin']}</span>
      </CheckField>
    </>
  );
}

const newsletters: readonly [field: FieldName, text: keyof UserTexts][] = [
  ['genericNewsletter', 'profile.newsletter-generic'],
  ['lowLevelNewsletter', 'profile.newsletter-low'],
  ['mediumLevelNewsletter', 'profile.newsletter-medium'],
  ['highLevelNewsletter', 'profile.newsletter-high'],
];

/** PROF-19, PROF-45. */
function Newsletters({ texts }: { texts: UserTexts }) {
  return (
    <fieldset className={styles.group}>
      <legend className={`ap-heading ${styles.legend}`}>{texts['profile.newsletters']}</legend>
      <p className={styles.hint}>{texts['profile.newsletters-hint']}</p>
      <div className={styles.boxes}>
        {newsletters.map(([field, text]) => (
          <CheckField key={field} field={field} isOptional>
            <span>{texts[text]}</span>
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}
