import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface Props {
  /** Error message. */
  text: string;
  /** Text of the button. */
  label: string;
  onRetry(): void;
  /** It is being tried. */
  isBusy?: boolean;
  /** True while a press retries: another press does nothing, and a new failure is announced again. */
  isRetrying?: boolean;
  /** Called when it disappears with the focus inside: focuses the replacement. */
  passFocus?(): void;
  className?: string | undefined;
}

/** Error message with a retry button. */
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
