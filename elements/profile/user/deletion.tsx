import { ApiError, isUnclear } from '../../../src/api/client.ts';
import { fetchProfile, postDeletion } from '../../../src/api/profile.ts';
import { config, withBase } from '../../../src/config/config.ts';
import { CLUB } from '../../../src/config/sites.ts';
import { reloadSession } from '../../../src/session/reload-session.ts';
import type { User } from '../../../src/session/user.types.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { EndDialog } from '../end-dialog.tsx';
import profileStyles from '../profile.module.css';
import type { UserProps } from '../profile.types.ts';
import { tabAddress } from '../tabs.ts';
import { useEnd } from '../use-end.ts';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

/** Deletes the account of this user only: another window may have logged in somebody else. */
async function deleteAccountOf({ id }: User): Promise<void> {
  const current = await fetchProfile();
  if (current.id !== id) {
    await reloadSession();
    throw new Error('the account of another user');
  }
  try {
    await postDeletion();
  } catch (error) {
    // without a response the account may be gone, and a login for a retry would fail
    if (!isUnclear(error) || !(await fetchProfile().then(isThere, isUnknown))) throw error;
  }
}

const isThere = () => false;
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Deletes the account after a confirmation (PROF-25). */
export function Deletion({
  user,
  reauthentication,
  supportEmail,
  texts,
  ...props
}: UserProps & { texts: UserTexts }) {
  const end = useEnd(async () => {
    await reauthentication.run(() => deleteAccountOf(user), true);
    props.onDeleted();
  }, props.onFailed);
  return (
    <section className={styles.section}>
      <h3 className="ap-heading">{texts['profile.delete-title']}</h3>
      <p className={styles.hint}>{texts['profile.delete-hint']}</p>
      <p>
        <Button quiet className={profileStyles.danger} onClick={end.open}>
          {texts['profile.delete']}
        </Button>
      </p>
      <EndDialog
        end={end}
        title={texts['profile.delete-question']}
        failed={texts['profile.error-delete']}
        cancel={texts['profile.delete-cancel']}
        confirm={texts['profile.delete-confirm']}
        ending={texts['profile.deleting']}
        refused={{
          title: texts['profile.delete-club-title'],
          close: texts['profile.delete-close'],
          content: <Club email={supportEmail} texts={texts} />,
        }}
      >
        <p>{texts['profile.delete-text']}</p>
      </EndDialog>
    </section>
  );
}

/** Alternative to a deletion for tutors: contact, and required steps (PROF-27, PROF-46). */
function Club({ email, texts }: { email: string | undefined; texts: UserTexts }) {
  const [before = '', after = ''] = texts['profile.delete-club'].split('{supportEmail}');
  return (
    <>
      <Alert>
        <span>{before}</span>
        {email ? <a href={`mailto:${email}`}>{email}</a> : <span>{texts['profile.support']}</span>}
        <span>{after}</span>
      </Alert>
      <p>
        <span>{`${texts['profile.delete-club-way']} `}</span>
        <a href={withBase(tabAddress('children', config().routes, CLUB))}>
          {texts['profile.delete-club-children']}
        </a>
        <span>.</span>
      </p>
    </>
  );
}
