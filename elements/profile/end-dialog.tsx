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
  /** In place of the question where it cannot be done at all (412). */
  refused?: { title: string; close: string; content: ReactNode };
}

/** Asks before an end, says how it goes, and goes with it. */
export function EndDialog({ end, children, refused, ...texts }: Props) {
  const { step, close, confirm } = end;
  const leaving = useRef<HTMLButtonElement>(null);
  const answer = step === 'refused' ? refused : undefined;
  const isAnswered = answer !== undefined;
  // the button that was pressed goes, and the focus with it, before anything is drawn
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
