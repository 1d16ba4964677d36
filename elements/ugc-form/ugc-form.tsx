import { useRef, useState } from 'react';
import { Refusal } from '../../src/account/forms/refusal.tsx';
import { TermsField } from '../../src/account/forms/terms-field.tsx';
import { useSender } from '../../src/account/forms/use-sender.ts';
import { enterAddress } from '../../src/account/login-address.ts';
import { LoginDialog } from '../../src/account/login-dialog.tsx';
import type { FileFamily } from '../../src/api/participation.types.ts';
import { config, withBase } from '../../src/config/config.ts';
import { useIsClub, useSite } from '../../src/config/use-site.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Captcha } from '../../src/forms/captcha/captcha.tsx';
import { CheckField } from '../../src/forms/fields/check-field.tsx';
import { Field } from '../../src/forms/fields/field.tsx';
import { TextArea } from '../../src/forms/fields/text-area.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { useField } from '../../src/forms/fields/use-field.ts';
import { Form } from '../../src/forms/form/form.tsx';
import { useRepeatableForm } from '../../src/forms/form/use-repeatable-form.ts';
import { formatFileSize } from '../../src/i18n/file-sizes.ts';
import { fill, type Texts } from '../../src/i18n/texts.ts';
import { storeBackUrl } from '../../src/session/back-url.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Sending } from './sending.tsx';
import { contract } from './ugc-form.element.ts';
import styles from './ugc-form.module.css';
import { texts as ownTexts } from './ugc-form.texts.ts';
import { KILOBYTE } from './upload/describe-file.ts';
import { type Access, useAccess } from './use-access.ts';
import { familyOf, idOf, type Kept, useParticipation } from './use-participation.ts';

type Props = ElementProps<typeof contract>;

/** Last submission. */
interface Last {
  kept: Kept | null;
  /** User id of the author; null without a session. */
  of: string | null;
}

/** Remounts for another call or type, so that no input carries over. */
export function UgcForm(props: Props) {
  return <OneCall key={`${props.ugcId} ${props.type}`} {...props} />;
}

function OneCall(props: Props) {
  const texts = useTexts(ownTexts, false);
  const access = useAccess(props.allowAnonymous);
  const { place, round, isSuccessOpen, completeSubmission, closeSuccess } = useRepeatableForm();
  const isSending = useRef(false);
  const userId = useSender(idOf, () => isSending.current);
  /** Each form starts with the kept values of the same author's last submission (UGC-11, BEY-07). */
  const [last, setLast] = useState<Last>({ kept: null, of: null });

  return (
    <div className={styles.ugc} ref={place} tabIndex={-1}>
      <ServerContent name="question" />
      {access.isOpen ? (
        <OneForm
          key={round}
          {...props}
          access={access}
          kept={last.of === userId ? last.kept : null}
          onSent={(kept) => {
            access.end();
            setLast({ kept, of: userId });
            completeSubmission();
          }}
          onSending={(value) => {
            isSending.current = value;
          }}
        />
      ) : (
        <Paywall passFocus={() => place.current?.focus({ preventScroll: true })} />
      )}
      {isSuccessOpen && (
        <Dialog title={texts['ugc.thanks-title']} onClose={closeSuccess}>
          <ServerContent name="thanks">
            <p>{texts['ugc.thanks-text']}</p>
          </ServerContent>
          <div className="ap-actions">
            <Button onClick={closeSuccess}>{texts['ugc.thanks-close']}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface OneFormProps extends Props {
  access: Access;
  kept: Kept | null;
  onSent(kept: Kept): void;
  onSending(isSending: boolean): void;
}

function OneForm({ access, kept, onSent, onSending, ...props }: OneFormProps) {
  const texts = useTexts(ownTexts, false);
  const taking = useParticipation(props, { access, kept, onSent, onSending });
  const { form, upload, file, mostBytes, refusal } = taking;
  const family = familyOf(props.type);
  const limit = formatFileSize(mostBytes, KILOBYTE);
  const { maxImageKb, maxVideoKb } = contract.attributes;
  const isUsual = mostBytes === KILOBYTE * (family === 'image' ? maxImageKb : maxVideoKb).default;
  const sizeText = fill(texts['ugc.error-size-other'], { size: limit });
  const formTexts = isUsual ? {} : { [`ugc.error-${family}-size`]: sizeText };

  return (
    <div onInput={access.begin}>
      <Form form={form} texts={formTexts}>
        <TextField field="name" label={texts['ugc.name']} />
        <TextField field="email" label={texts['ugc.email']} hint={texts['ugc.email-hint']} />
        <TextArea field="text" label={texts['ugc.question']} />
        {family && (
          <FileField
            family={family}
            file={file}
            isOff={form.isSending && upload.state.step !== 'failed'}
            limit={limit}
            texts={texts}
            onPick={taking.pick}
          />
        )}
        <TermsField field="privacy" text={texts['ugc.privacy']} privacyUrl={props.privacyUrl} />
        <CheckField field="commercial" isOptional>
          <span>{texts['ugc.commercial']}</span>
        </CheckField>
        <Captcha purpose="ugc" />
        {refusal && (
          <Refusal
            key={refusal.count}
            reasons={refusal.code}
            title={texts['ugc.error-message']}
            advice={texts['ugc.error-again']}
          />
        )}
        <Sending upload={upload.state} isSending={form.isSending} texts={texts} onCancel={upload.cancel} />
      </Form>
      {taking.isLoginAsked && <LoginDialog reason="ugc" isApart onClose={taking.closeLogin} />}
    </div>
  );
}

interface PaywallProps {
  /** Focuses the form that replaces it after a login. */
  passFocus(): void;
}

/** Explains, in place of the form, why a login is needed and who can log in (UGC-17, UGC-41). */
function Paywall({ passFocus }: PaywallProps) {
  const emit = useEmit(contract);
  const site = useSite();
  const isClub = useIsClub();
  const isForChildren = useIsForChildren();
  const texts = useTexts(ownTexts, isForChildren);
  useExpose('status', 'idle');
  useExpose('progress', 0);

  function enter() {
    if (!emit('ap-login-required', { reason: 'ugc', backUrl: location.href })) return;
    storeBackUrl();
    // on a child's account or page an adult must log in, whatever the site
    const isAdults = isClub || isForChildren;
    location.assign(isAdults ? withBase(config().parentLoginUrl) : enterAddress(site));
  }

  return (
    <div className="ap-ugc-enter">
      <ServerContent name="logo" />
      <ServerContent name="paywall">
        <p>{texts['ugc.paywall']}</p>
      </ServerContent>
      <Button passFocus={passFocus} onClick={enter}>
        {texts['ugc.enter']}
      </Button>
    </div>
  );
}

interface FileFieldProps {
  family: FileFamily;
  file: File | null;
  /** Disables the field. */
  isOff: boolean;
  /** As the form says it. */
  limit: string;
  texts: Texts;
  onPick(file: File): void;
}

/** File field, also for a phone's camera. The form holds the result of the check, and the widget the file. */
function FileField({ family, file, isOff, limit, texts, onPick }: FileFieldProps) {
  const label = texts[`ugc.${family}`] ?? '';
  const hint = fill(texts[`ugc.${family}-hint`] ?? '', { size: limit });
  const model = useField('file', { hint });
  const { ref, onChange, ...input } = model.inputProps;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field model={model} label={label} hint={hint}>
      <div className={styles.file}>
        <input
          {...input}
          ref={field}
          className="ap-visually-hidden"
          accept={`${family}/*`}
          disabled={isOff}
          onClick={({ currentTarget }) => {
            currentTarget.value = ''; // so that the same file can be picked again, once it has been mended
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // an empty choice keeps the previous file
            if (chosen) onPick(chosen);
          }}
        />
        <label className="ap-button ap-quiet" htmlFor={model.inputId} aria-disabled={isOff || undefined}>
          {texts[file ? `ugc.change-${family}` : `ugc.pick-${family}`]}
        </label>
        <p className={styles.chosen} role="status">
          {file ? `${file.name || texts['ugc.unnamed']} · ${formatFileSize(file.size, KILOBYTE)}` : ''}
        </p>
      </div>
    </Field>
  );
}

export default defineElement(contract, UgcForm);
