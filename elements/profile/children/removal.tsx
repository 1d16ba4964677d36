import { useRef, useState } from 'react';
import { ApiError } from '../../../src/api/client.ts';
import { deleteChild } from '../../../src/api/profile.ts';
import type { Child } from '../../../src/club/child.types.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import type { ChildrenProps } from '../profile.types.ts';
import styles from './children.module.css';
import type { texts as ownTexts } from './children.texts.ts';

interface Props extends Pick<ChildrenProps, 'keeper' | 'model' | 'onFailed'> {
  child: Child & { id: string };
  texts: typeof ownTexts;
  /** The child is no member any more. */
  onRemoved(name: string): void;
}

/** The end of a card, after saying what goes with it (docs/decisions/claimed-accounts.md). */
export function Removal(props: Props) {
  const { child, texts } = props;
  const { name = '' } = child;
  const [step, setStep] = useState<'closed' | 'asking' | 'removing' | 'failed'>('closed');
  const isRemoving = step === 'removing';
  /** Pressed twice it is one request. */
  const isUnderWay = useRef(false);
  const close = () => isUnderWay.current || setStep('closed');

  async function confirm() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStep('removing');
    try {
      const profile = await props.keeper.run(() => deleteChild(child.id), true);
      props.onRemoved(name);
      props.model.accept(profile);
    } catch (error) {
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
      // who would not log in again has changed their mind, and is asked as before (W-12)
      setStep(status === 401 ? 'asking' : 'failed');
      props.onFailed(status, code ?? String(status));
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <div className={styles.end}>
      <button type="button" className={styles.remove} onClick={() => setStep('asking')}>
        {fill(texts['children.remove'], { name })}
      </button>
      {step !== 'closed' && (
        <Dialog title={fill(texts['children.remove-question'], { name })} onClose={close}>
          <div className={styles.question}>
            <p>{texts['children.remove-text']}</p>
            <ul>
              <li>{texts['children.remove-card']}</li>
              {child.photo && <li>{texts['children.remove-photo']}</li>}
              <li>{texts['children.remove-lists']}</li>
            </ul>
            <p>{texts['children.remove-mail']}</p>
            {step === 'failed' && <Alert>{texts['children.error-remove']}</Alert>}
          </div>
          <div className="ap-actions">
            <Button onClick={close}>{texts['children.remove-cancel']}</Button>
            <Button
              quiet
              className={styles.danger}
              aria-disabled={isRemoving || undefined}
              data-ap-busy={isRemoving || undefined}
              onClick={confirm}
            >
              <span>{texts[isRemoving ? 'children.removing' : 'children.remove-confirm']}</span>
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
