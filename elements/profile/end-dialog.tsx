import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import styles from './profile.module.css';
import type { useEnd } from './use-end.ts';

interface Props {
  end: ReturnType<typeof useEnd>;
  title: string;
  failed: string;
  cancel: string;
  confirm: string;
  ending: string;
  children: ReactNode;
  /** Content in place of the question, if the action is impossible (412). */
  refused?: { title: string; close: string; content: ReactNode };
}

/** Dialog of an irreversible action: confirmation, progress and result. */
export function EndDialog({ end, children, refused, ...texts }: Props) {
  const { step, close, confirm } = end;
  const leaving = useRef<HTMLButtonElement>(null);
  const answer = step === 'refused' ? refused : undefined;
  const isAnswered = answer !== undefined;
  // before paint, because the focused button disappears
  useLayoutEffect(() => {
    if (isAnswered) leaving.current?.focus();
  }, [isAnswered]);

  if (step === 'closed') return null;
  return (
    <Dialog title={answer?.title ?? texts.title} onClose={close}>
      <div className={styles.question}>
        {answer?.content ?? children}
        {(step === 'failed' || (step === 'refused' && !answer)) && <Alert>{texts.failed}</Alert>}
      </div>
      <div className="ap-actions">
        <Button ref={leaving} onClick={close}>
          {answer?.close ?? texts.cancel}
        </Button>
        {!answer && (
          <Button quiet className={styles.danger} isBusy={step === 'ending'} onClick={confirm}>
            <span>{step === 'ending' ? texts.ending : texts.confirm}</span>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
