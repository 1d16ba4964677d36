import { config } from '../config/config.ts';
import type { Texts } from '../i18n/texts.ts';
import { storeBackUrl } from '../session/back-url.ts';
import { Dialog } from '../ui/dialog.tsx';
import { texts as ownTexts } from './login.texts.ts';
import { enterAddress } from './login-address.ts';

interface LoginDialogProps {
  /** What the visitor wanted: chooses the text. */
  reason: 'poll' | 'like';
  onClose: () => void;
  /** Site of the widget, where it is not the page's. */
  site?: string | undefined;
  langOverrides: Texts;
}

/** Offers to log in and come back, or to stay (POLL-18, FAV-08, SESS-22). */
export function LoginDialog({ reason, onClose, site, langOverrides }: LoginDialogProps) {
  const texts = { ...ownTexts, ...langOverrides };
  const isClub = (site ?? config().site) === 'lacolla';
  const wanted = reason === 'like' && isClub ? 'like-child' : reason;
  return (
    <Dialog title={texts['login-dialog.title']} onClose={onClose}>
      <p>{texts[`login-dialog.${wanted}`]}</p>
      <div className="ap-actions">
        <a className="ap-button" href={enterAddress(site)} onClick={storeBackUrl}>
          {texts[isClub ? 'login-dialog.enter-child' : 'login-dialog.enter']}
        </a>
        <button type="button" className="ap-button ap-quiet" onClick={onClose}>
          {texts['login-dialog.cancel']}
        </button>
      </div>
    </Dialog>
  );
}
