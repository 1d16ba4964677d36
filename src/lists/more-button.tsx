import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Reason why loading failed: then the button retries. */
  failure: string | undefined;
  /** Class of an error with its button. */
  className: string | undefined;
  label: string;
  isBusy?: boolean;
  onPress(): void;
  /** Called when the button is removed while it has the focus. */
  passFocus?: (() => void) | undefined;
}

/** Loads more of a list, or retries. It stays the same button, so that it keeps the focus after a press. */
export function MoreButton({ failure, className, label, isBusy = false, onPress, passFocus }: Props) {
  return (
    <div className={failure && className}>
      {failure && <Alert>{failure}</Alert>}
      <Button quiet isBusy={isBusy} onClick={onPress} passFocus={passFocus}>
        <span>{label}</span>
      </Button>
    </div>
  );
}
