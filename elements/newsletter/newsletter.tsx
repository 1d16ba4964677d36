import { Refusal } from '../../src/account/forms/refusal.tsx';
import { withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { CheckField } from '../../src/forms/fields/check-field.tsx';
import { CheckGroup } from '../../src/forms/fields/check-group.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { useRepeatableForm } from '../../src/forms/form/use-repeatable-form.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { NewWindow } from '../../src/ui/new-window.tsx';
import { contract } from './newsletter.element.ts';
import styles from './newsletter.module.css';
import { texts as ownTexts } from './newsletter.texts.ts';
import { choices } from './segments.ts';
import { useNewsletter } from './use-newsletter.ts';

type Props = ElementProps<typeof contract>;

export function Newsletter(props: Props) {
  const texts = useTexts(ownTexts);
  /** Each sending is followed by a new, empty form (NEWS-06). */
  const { place, round, isSuccessOpen, completeSubmission, closeSuccess } = useRepeatableForm();
  return (
    <div className={styles.newsletter} ref={place} tabIndex={-1}>
      <ServerContent name="title" />
      <OneForm
        key={`${props.newsletterId} ${props.sub} ${props.variant} ${round}`}
        {...props}
        onSent={completeSubmission}
      />
      {isSuccessOpen && <Thanks texts={texts} onClose={closeSuccess} />}
    </div>
  );
}

function OneForm({ onSent, ...props }: Props & { onSent: () => void }) {
  const { variant, segments, termsUrl } = props;
  const texts: Texts & typeof ownTexts = useTexts(ownTexts);
  const { form, refusal } = useNewsletter(props, onSent);
  return (
    <Form form={form}>
      {variant === 'language' && (
        <CheckGroup
          field="segments"
          legend={texts['newsletter.segments']}
          hint={texts['newsletter.segments-hint']}
          options={choices(segments, texts)}
        />
      )}
      <TextField field="email" label={texts['newsletter.email']} hint={texts['newsletter.email-hint']} />
      <CheckField field="terms">
        <ServerContent name="terms">
          <Terms url={termsUrl} texts={texts} />
        </ServerContent>
      </CheckField>
      {refusal && (
        <Refusal
          key={refusal.count}
          reasons={refusal.code}
          title={texts['newsletter.error-general']}
          advice={texts['newsletter.error-again']}
        />
      )}
      <SubmitButton label={texts['newsletter.submit']} />
    </Form>
  );
}

type OwnTexts = typeof ownTexts;

/** Consent with a link to the terms, which opens in another tab so that typed values stay. */
function Terms({ url, texts }: { url: string; texts: OwnTexts }) {
  const [before, after = ''] = texts['newsletter.terms'].split('{terms}');
  return (
    <span>
      <span>{before}</span>
      <a href={withBase(url)} target="_blank" rel="noopener">
        <span>{texts['newsletter.terms-link']}</span>
        <NewWindow />
      </a>
      <span>{after}</span>
    </span>
  );
}

/** Same text for known and new addresses, so that it does not reveal who subscribes (W-09). */
function Thanks({ texts, onClose }: { texts: OwnTexts; onClose: () => void }) {
  return (
    <Dialog title={texts['newsletter.success-title']} onClose={onClose}>
      <div className={styles.thanks}>
        <ServerContent name="success">
          <p>{texts['newsletter.success-text']}</p>
        </ServerContent>
        <p className={styles.spam}>{texts['newsletter.success-spam']}</p>
      </div>
      <div className="ap-actions">
        <Button onClick={onClose}>{texts['newsletter.success-close']}</Button>
      </div>
    </Dialog>
  );
}

export default defineElement(contract, Newsletter);
