import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface Props {
  /** What went wrong. */
  text: string;
  /** Of the button. */
  label: string;
  onRetry(): void;
  /** It is being tried. */
  isBusy?: boolean;
  /** The same because of a press: another one does nothing, and failing again is said again. */
  isRetrying?: boolean;
  /** Called when this has gone with the focus in it: puts it on what has come. */
  passFocus?(): void;
  className?: string | undefined;
}

/** What could not be had, and the button that tries again. */
export function Retry({ text, label, onRetry, isBusy, isRetrying, passFocus, className }: Props) {
  return (
    <div className={className}>
      {isRetrying ? <div className="ap-alert">{text}</div> : <Alert>{text}</Alert>}
      <Button
        quiet
        isBusy={isBusy || isRetrying}
        passFocus={passFocus}
        onClick={() => isRetrying || onRetry()}
      >
        {label}
      </Button>
    </div>
  );
}
