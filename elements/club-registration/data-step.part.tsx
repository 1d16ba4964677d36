import { type RefObject, useEffect, useId, useMemo } from 'react';
import { TermsField } from '../../src/account/forms/terms-field.tsx';
import { ChildForm } from '../../src/club/child-form.tsx';
import { useChildForm } from '../../src/club/use-child-form.ts';
import { config } from '../../src/config/config.ts';
import { CheckField } from '../../src/forms/fields/check-field.tsx';
import { PasswordField } from '../../src/forms/fields/password-field.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { adultBounds } from '../../src/forms/rules/birthdate-rules.ts';
import { fill } from '../../src/i18n/texts.ts';
import { AddressFields } from '../../src/places/address-fields.tsx';
import { Button } from '../../src/ui/button.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import type { Owner } from './club-registration.types.ts';
import { type ChildList, useDataStep } from './use-data-step.ts';
import type { DataHandle } from './use-wizard.ts';

export interface DataStepProps {
  owner: Owner | null;
  handle: RefObject<DataHandle | null>;
  maxChildren: number | undefined;
  termsUrl: string;
  privacyUrl: string;
  texts: ClubTexts;
  onDirty(isDirty: boolean): void;
  onNext(): void;
}

/** Step 2: tutor, children and consents. */
export default function DataStep(props: DataStepProps) {
  const { owner, maxChildren = Infinity, termsUrl, privacyUrl, texts, onNext } = props;
  const tutorId = useId();
  const days = useMemo(() => adultBounds(config().minAge), []);
  const { place, tutor, children, isChecking } = useDataStep(props);
  return (
    <div className={styles.parts} ref={place}>
      <Form
        form={tutor.form}
        labelledBy={tutorId}
        onSubmit={onNext}
        otherFaults={children.faults}
        after={
          <>
            <Children list={children} maxChildren={maxChildren} texts={texts} onSubmit={onNext} />
            <fieldset className={styles.group}>
              <legend className="ap-heading">{texts['club.consent']}</legend>
              <CheckField field="bulletin" isOptional>
                <span>{texts['club.bulletin']}</span>
              </CheckField>
              <CheckField field="laCollaBulletin" isOptional>
                <span>{texts['club.la-colla-bulletin']}</span>
              </CheckField>
              <TermsField text={texts['club.terms']} termsUrl={termsUrl} privacyUrl={privacyUrl} />
            </fieldset>
          </>
        }
      >
        <div className={styles.head}>
          <h3 className="ap-heading" id={tutorId}>
            {texts['club.you']}
          </h3>
          <p className={styles.hint}>{texts['club.you-hint']}</p>
        </div>
        <div className={styles.pair}>
          <TextField field="name" label={texts['club.name']} />
          <TextField field="surname" label={texts['club.surname']} />
        </div>
        <div className={styles.pair}>
          <TextField field="birthdate" label={texts['club.birthdate']} days={days} />
          <TextField field="nif" label={texts['club.nif']} />
        </div>
        <TextField field="phone" label={texts['club.phone']} />
        <AccountFields owner={owner} texts={texts} />
        <fieldset className={styles.group}>
          <legend className="ap-heading">{texts['club.your-address']}</legend>
          <AddressFields />
        </fieldset>
      </Form>
      <div className="ap-actions">
        <Button isBusy={isChecking} onClick={onNext}>
          <span>{isChecking ? texts['club.checking'] : texts['club.next']}</span>
        </Button>
      </div>
    </div>
  );
}

interface AccountFieldsProps {
  owner: Owner | null;
  texts: ClubTexts;
}

/**
 * Fields of the account. A logged-in tutor has an e-mail address and a password already (CLUB-09). An account from a
 * network without e-mail is not asked for one, because this form cannot change it.
 */
function AccountFields({ owner, texts }: AccountFieldsProps) {
  if (owner && !owner.tutor.email) return null;
  if (owner)
    return <TextField field="email" label={texts['club.email']} readOnly hint={texts['club.email-locked']} />;
  return (
    <fieldset className={styles.group}>
      <legend className="ap-heading">{texts['club.your-account']}</legend>
      <TextField field="accountEmail" label={texts['club.email']} hint={texts['club.email-hint']} />
      <TextField field="emailRepeat" label={texts['club.email-repeat']} />
      <PasswordField field="newPassword" label={texts['club.password']} hint={texts['club.password-hint']} />
      <PasswordField field="passwordRepeat" label={texts['club.password-repeat']} />
    </fieldset>
  );
}

interface ChildrenProps {
  list: ChildList;
  maxChildren: number;
  texts: ClubTexts;
  onSubmit(): void;
}

/** Cards of the children, as many as the family has (CLUB-24). */
function Children({ list, maxChildren, texts, onSubmit }: ChildrenProps) {
  const titleId = useId();
  const isFull = list.ids.length >= maxChildren;
  const fullText = texts[maxChildren === 1 ? 'club.max-children-one' : 'club.max-children'];
  return (
    <section className={styles.children} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className="ap-heading" id={titleId}>
          {texts['club.children']}
        </h3>
        <p className={styles.hint}>{texts['club.children-hint']}</p>
      </div>
      {list.ids.map((id, index) => (
        <Child key={id} {...{ id, index, list, onSubmit }} />
      ))}
      {isFull ? (
        <p className={styles.hint}>{fill(fullText, { n: maxChildren })}</p>
      ) : (
        <Button quiet data-add="" onClick={list.add}>
          {texts['club.add-child']}
        </Button>
      )}
    </section>
  );
}

interface ChildProps {
  id: number;
  index: number;
  list: ChildList;
  /** Sends the whole step. */
  onSubmit(): void;
}

/** Form of one child of the step. */
function Child({ id, index, list, onSubmit }: ChildProps) {
  const { onForm, onHeld, onDirty, onFaults, remove } = list;
  const onRemove = index > 0 ? () => remove(id) : undefined;
  const form = useChildForm({
    onValid({ child }) {
      const { name, surname, birthdate, pin = '', photo } = child;
      onHeld(id, { name, surname, birthdate, pin, ...(photo && { photo }) });
      return true;
    },
  });
  useEffect(() => {
    onForm(id, form);
    return () => onForm(id, null);
  });
  const { isDirty } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is told of changes only
  useEffect(() => onDirty(id, isDirty), [id, isDirty]);
  return (
    <div className={styles.child} data-child={id}>
      <ChildForm {...{ form, index, onRemove, onSubmit }} onFaults={(faults) => onFaults(id, faults)} />
    </div>
  );
}
