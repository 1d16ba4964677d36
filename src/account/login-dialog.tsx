import { config, withBase } from '../config/config.ts';
import type { Texts } from '../i18n/texts.ts';
import { storeBackUrl } from '../session/back-url.ts';
import { Dialog } from '../ui/dialog.tsx';
import { texts as ownTexts } from './login.texts.ts';

interface LoginDialogProps {
  /** What the visitor wanted: chooses the text. */
  reason: 'poll';
  onClose: () => void;
  langOverrides: Texts;
}

/** Offers to log in and come back, or to stay (POLL-18, SESS-22). */
export function LoginDialog({ reason, onClose, langOverrides }: LoginDialogProps) {
  const texts = { ...ownTexts, ...langOverrides };
  return (
    <Dialog title={texts['login-dialog.title']} onClose={onClose}>
      <p>{texts[`login-dialog.${reason}`]}</p>
      <div className="ap-actions">
        <a className="ap-button" href={withBase(config().loginUrl)} onClick={storeBackUrl}>
          {texts['login-dialog.enter']}
        </a>
        <button type="button" className="ap-button ap-quiet" onClick={onClose}>
          {texts['login-dialog.cancel']}
        </button>
      </div>
    </Dialog>
  );
}
