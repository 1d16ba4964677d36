import { useSite } from '../config/use-site.ts';
import { useTexts } from '../config/use-texts.ts';
import { storeBackUrl } from '../session/back-url.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NewWindow } from '../ui/new-window.tsx';
import { texts as ownTexts } from './login.texts.ts';
import { enterAddress } from './login-address.ts';

interface LoginDialogProps {
  /** Action that needs a login; selects the text. */
  reason: 'poll' | 'like' | 'ugc';
  /** Opens the login in another tab, so that typed values stay. */
  isApart?: boolean;
  onClose: () => void;
}

/** Offers to log in and come back, or to stay (POLL-18, FAV-08, SESS-22). */
export function LoginDialog({ reason, isApart = false, onClose }: LoginDialogProps) {
  const texts = useTexts(ownTexts);
  const site = useSite();
  return (
    <Dialog title={texts['login-dialog.title']} onClose={onClose}>
      <p>{texts[`login-dialog.${reason}`]}</p>
      <div className="ap-actions">
        {isApart ? (
          <a className="ap-button" href={enterAddress(site)} target="_blank" rel="noopener" onClick={onClose}>
            <span>{texts['login-dialog.enter']}</span>
            <NewWindow />
          </a>
        ) : (
          <a className="ap-button" href={enterAddress(site)} onClick={storeBackUrl}>
            {texts['login-dialog.enter']}
          </a>
        )}
        <Button quiet onClick={onClose}>
          {texts['login-dialog.cancel']}
        </Button>
      </div>
    </Dialog>
  );
}
