import { config, withBase } from '../../../src/config/config.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import type { UserProps } from '../profile.types.ts';
import { tabAddress } from '../tabs.ts';
import { useDeletion } from './use-deletion.ts';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

type Props = UserProps & { texts: UserTexts };

/** Ends the account, after asking (PROF-25). */
export function Deletion(props: Props) {
  const { texts } = props;
  const deletion = useDeletion(props);
  const { step, open, close, confirm } = deletion;
  const isDeleting = step === 'deleting';
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{texts['profile.delete-title']}</h3>
      <p className={styles.hint}>{texts['profile.delete-hint']}</p>
      <p>
        <Button quiet className={styles.danger} onClick={open}>
          {texts['profile.delete']}
        </Button>
      </p>
      {step !== 'closed' && (
        <Dialog title={texts['profile.delete-question']} onClose={close}>
          <div className={styles.question}>
            {step === 'club' ? (
              <>
                <Club email={props.supportEmail} texts={texts} />
                <p>
                  <span>{`${texts['profile.delete-club-way']} `}</span>
                  <a href={withBase(tabAddress('children', config().routes, 'lacolla'))}>
                    {texts['profile.delete-club-children']}
                  </a>
                </p>
              </>
            ) : (
              <p>{texts['profile.delete-text']}</p>
            )}
            {step === 'failed' && <Alert>{texts['profile.error-delete']}</Alert>}
          </div>
          <div className="ap-actions">
            <Button onClick={close}>
              {texts[step === 'club' ? 'profile.delete-close' : 'profile.delete-cancel']}
            </Button>
            {step !== 'club' && (
              <Button
                quiet
                className={styles.danger}
                aria-disabled={isDeleting || undefined}
                data-ap-busy={isDeleting || undefined}
                onClick={confirm}
              >
                <span>{texts[isDeleting ? 'profile.deleting' : 'profile.delete-confirm']}</span>
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Whom to write to instead (PROF-27, PROF-46). */
function Club({ email, texts }: { email: string | undefined; texts: UserTexts }) {
  const [before = '', after = ''] = texts['profile.delete-club'].split('{supportEmail}');
  return (
    <Alert>
      <span>{before}</span>
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span>{texts['profile.support']}</span>}
      <span>{after}</span>
    </Alert>
  );
}
