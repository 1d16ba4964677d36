import { useEffect, useRef, useState } from 'react';
import { config } from '../../../src/config/config.ts';
import { useTexts } from '../../../src/config/use-texts.ts';
import { ServerContent } from '../../../src/element/server-content.tsx';
import { fill } from '../../../src/i18n/texts.ts';
import type { UserProps } from '../profile.types.ts';
import { isSocial, LANGUAGE_SITE, missingData } from '../tabs.ts';
import { BulletinSwitch } from './bulletin-switch.tsx';
import { Deletion } from './deletion.tsx';
import { FirstPassword } from './first-password.tsx';
import { ProfileForm } from './profile-form.tsx';
import { formKind } from './profile-values.ts';
import styles from './user.module.css';
import { texts as ownTexts } from './user.texts.ts';

/** Tab with the user's own account and its deletion. */
export function UserTab(props: UserProps) {
  const { tab, site, model } = props;
  const texts = useTexts(ownTexts);
  const supportEmail = props.supportEmail ?? config().supportEmail;
  const isFirst = tab === 'rrss';
  const kind = formKind(site, isFirst);
  const missing = model.profile ? missingData(model.profile).map((name) => texts[`profile.${name}`]) : [];
  const [isSaved, setIsSaved] = useState(false);
  const done = useRef(kind);
  const said = useRef<HTMLParagraphElement>(null);

  // the form that was sent has made place for another one, and took the focus along
  useEffect(() => {
    if (done.current !== kind) said.current?.focus();
    done.current = kind;
  }, [kind]);

  if (model.status === 'loading') return <div className={styles.shape} aria-hidden="true" />;
  return (
    <div className={styles.user}>
      {isFirst && (
        <div className={styles.first} role="alert">
          <ServerContent name="rrss-alert">
            <p>{texts['profile.rrss-alert']}</p>
          </ServerContent>
          {missing.length > 0 && <p>{fill(texts['profile.rrss-missing'], { fields: missing.join(', ') })}</p>}
        </div>
      )}
      <div className={styles.formPlace}>
        <ProfileForm key={kind} {...props} kind={kind} texts={texts} onSave={setIsSaved} />
        <p className={styles.done} role="status" tabIndex={-1} ref={said}>
          {isSaved ? texts['profile.saved'] : ''}
        </p>
      </div>
      {!isSocial(props.user) && model.profile?.hasPassword === false && model.profile.email && (
        <FirstPassword email={model.profile.email} texts={texts} />
      )}
      {site !== LANGUAGE_SITE && !isFirst && <BulletinSwitch {...props} texts={texts} />}
      <Deletion {...props} supportEmail={supportEmail} texts={texts} />
    </div>
  );
}
