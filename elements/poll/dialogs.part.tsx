import { LoginDialog } from '../../src/account/login-dialog.tsx';
import { useTexts } from '../../src/config/use-texts.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { texts as ownTexts } from './dialogs.texts.ts';
import type { Poll } from './poll.types.ts';
import { sendVote } from './send-vote.ts';

/** Dialogs before a vote: confirmation (POLL-08) or login (POLL-18). Loaded when an option is selected. */
export default function PollDialogs({ poll }: { poll: Poll }) {
  const texts = useTexts(ownTexts);
  if (poll.vote.step === 'login') return <LoginDialog reason="poll" onClose={poll.close} />;
  if (poll.vote.step !== 'confirm') return null;
  const chosen = poll.state.options.find(({ selected }) => selected);
  return (
    <Dialog title={texts['poll.confirm-title']} onClose={poll.close}>
      <p>{fill(texts['poll.confirm-text'], { option: chosen?.title ?? '' })}</p>
      <div className="ap-actions">
        <Button onClick={() => poll.confirm(sendVote)}>{texts['poll.confirm']}</Button>
        <Button quiet onClick={poll.close}>
          {texts['poll.cancel']}
        </Button>
      </div>
    </Dialog>
  );
}
