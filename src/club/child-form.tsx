import { type ReactNode, useId, useMemo } from 'react';
import { useTexts } from '../config/use-texts.ts';
import { PasswordField } from '../forms/fields/password-field.tsx';
import { TextField } from '../forms/fields/text-field.tsx';
import type { Fault } from '../forms/form/error-summary.tsx';
import { Form } from '../forms/form/form.tsx';
import { PhotoField } from '../forms/photo/photo-field.tsx';
import { childBounds } from '../forms/rules/birthdate-rules.ts';
import { fill } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './club.module.css';
import { texts as ownTexts } from './club.texts.ts';
import type { ChildFormModel } from './use-child-form.ts';

interface Props {
  form: ChildFormModel;
  /** Index among the children of the page, from 0: the first is «Criatura 1». */
  index: number;
  /** Name of a known child, shown instead of the index. */
  name?: string | undefined;
  /** Age at which a child is too old for the club. */
  maxAge?: number;
  /** Longest side of the photo, in pixels. */
  photoSize?: number;
  /** Removes the entry. Only for unsaved entries, and never for the first of the page (CLUB-24, CHILD-22). */
  onRemove?: (() => void) | undefined;
  /** Same as in `<Form>`, for one of several forms that are sent together. */
  onSubmit?: (() => void) | undefined;
  onFaults?: ((faults: readonly Fault[]) => void) | undefined;
  /** Buttons of the surrounding component. */
  children?: ReactNode;
}

/** The fields of one child, in a form of their own: a page may have many (CHILD-01). */
export function ChildForm(props: Props) {
  const { form, index, name, maxAge = 13, photoSize, onRemove, onSubmit, onFaults, children } = props;
  const titleId = useId();
  const days = useMemo(() => childBounds(maxAge), [maxAge]);
  const texts = useTexts(ownTexts);
  const { isKnown } = form;
  const title = name || fill(texts['child.title'], { n: index + 1 });
  return (
    <section className={styles.child} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className="ap-heading" id={titleId}>
          {title}
        </h3>
        {onRemove && !isKnown && (
          <Button
            plain
            className={styles.remove}
            aria-label={fill(texts['child.remove-what'], { title })}
            onClick={onRemove}
          >
            {texts['child.remove']}
          </Button>
        )}
      </div>
      <Form
        form={form}
        labelledBy={titleId}
        onSubmit={onSubmit}
        onFaults={
          onFaults &&
          ((faults) => onFaults(faults.map((fault) => ({ ...fault, text: `${title}: ${fault.text}` }))))
        }
        texts={{ 'form.child-too-old': fill(texts['child.too-old'], { maxAge }) }}
      >
        {isKnown && (
          <TextField
            field="memberNumber"
            label={texts['child.nick']}
            hint={texts['child.nick-hint']}
            readOnly
          />
        )}
        <div className={styles.pair}>
          <TextField field="childName" label={texts['child.name']} />
          <TextField field="childSurname" label={texts['child.surname']} />
        </div>
        <TextField
          field="childBirthdate"
          label={texts['child.birthdate']}
          hint={fill(texts['child.birthdate-hint'], { maxAge })}
          days={days}
        />
        <div className={styles.pins}>
          <PasswordField
            field="childPin"
            label={texts['child.pin']}
            hint={texts[isKnown ? 'child.pin-hint-known' : 'child.pin-hint']}
            isOptional={isKnown}
          />
          <PasswordField
            field="repeatPin"
            label={texts['child.repeat-pin']}
            hint={texts[isKnown ? 'child.repeat-pin-hint-known' : 'child.repeat-pin-hint']}
            isOptional={isKnown}
          />
        </div>
        <PhotoField
          label={texts['child.photo']}
          hint={texts['child.photo-hint']}
          saved={form.photo ?? undefined}
          saves={form.saves}
          {...(photoSize !== undefined && { size: photoSize })}
        />
        {children}
      </Form>
    </section>
  );
}
