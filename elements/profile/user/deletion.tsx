import { config, withBase } from '../../../src/config/config.ts';
import { Dialog } from '../../../src/ui/dialog.tsx';
import type { UserProps } from '../profile.types.ts';
import { tabAddress } from '../tabs.ts';
import { useDeletion } from './use-deletion.ts';
import styles from './user.module.css';
import type { UserTexts } from './user-tab.tsx';

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
        <button type="button" className={`ap-button ap-quiet ${styles.danger}`} onClick={open}>
          {texts['profile.delete']}
        </button>
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
            {step === 'failed' && (
              <p className="ap-alert" role="alert">
                {texts['profile.error-delete']}
              </p>
            )}
          </div>
          <div className="ap-actions">
            <button type="button" className="ap-button" onClick={close}>
              {texts[step === 'club' ? 'profile.delete-close' : 'profile.delete-cancel']}
            </button>
            {step !== 'club' && (
              <button
                type="button"
                className={`ap-button ap-quiet ${styles.danger}`}
                aria-disabled={isDeleting || undefined}
                data-ap-busy={isDeleting || undefined}
                onClick={confirm}
              >
                <span>{texts[isDeleting ? 'profile.deleting' : 'profile.delete-confirm']}</span>
              </button>
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
    <p className="ap-alert" role="alert">
      <span>{before}</span>
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span>{texts['profile.support']}</span>}
      <span>{after}</span>
    </p>
  );
}
