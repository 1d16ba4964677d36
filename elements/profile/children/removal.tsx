import { ApiError, isUnclear } from '../../../src/api/client.ts';
import { deleteChild } from '../../../src/api/profile.ts';
import type { Profile } from '../../../src/api/profile.types.ts';
import type { Child } from '../../../src/club/child.types.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { fetchOwnProfile } from '../../../src/session/current-profile.ts';
import { Button } from '../../../src/ui/button.tsx';
import { EndDialog } from '../end-dialog.tsx';
import type { ChildrenProps } from '../profile.types.ts';
import { useEnd } from '../use-end.ts';
import styles from './children.module.css';
import type { texts as ownTexts } from './children.texts.ts';

interface Props extends Pick<ChildrenProps, 'reauthentication' | 'model' | 'onFailed'> {
  child: Child & { id: string };
  texts: typeof ownTexts;
  /** The child's membership has ended. */
  onRemoved(name: string): void;
}

/**
 * Returns the profile if the child is no longer in it: an earlier request without a response, or another device,
 * may have removed it. @throws the server's other errors
 */
async function unlessGone(error: unknown, id: string): Promise<Profile> {
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone && !isUnclear(error)) throw error;
  const profile = await fetchOwnProfile().catch((failure: unknown) => {
    throw isGone ? failure : error;
  });
  if (!isGone && profile.children?.some((child) => child.id === id)) throw error;
  return profile;
}

/** Removal of a child, after telling what is lost (docs/decisions/claimed-accounts.md). */
export function Removal({ child, texts, reauthentication, model, onFailed, onRemoved }: Props) {
  const { name = '' } = child;
  const end = useEnd(async () => {
    const profile = await reauthentication.run(
      () => deleteChild(child.id).catch((error) => unlessGone(error, child.id)),
      true,
    );
    onRemoved(name);
    model.accept(profile);
  }, onFailed);
  return (
    <div className={styles.end}>
      <Button plain className={styles.remove} onClick={end.open}>
        {fill(texts['children.remove'], { name })}
      </Button>
      <EndDialog
        end={end}
        title={fill(texts['children.remove-question'], { name })}
        failed={texts['children.error-remove']}
        cancel={texts['children.remove-cancel']}
        confirm={texts['children.remove-confirm']}
        ending={texts['children.removing']}
      >
        <p>{texts['children.remove-text']}</p>
        <ul>
          <li>{texts['children.remove-card']}</li>
          {child.photo && <li>{texts['children.remove-photo']}</li>}
          <li>{texts['children.remove-lists']}</li>
        </ul>
        <p>{texts['children.remove-mail']}</p>
      </EndDialog>
    </div>
  );
}
